/** The German words of the rows in ../enquiry-police-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_CUSTODY_WORDS: Words = {
  'fr.ask-buy.police-custody': {
    says: 'Der Polizeigewahrsam (garde à vue) dauert bis zu 24 Stunden. Ab einem Jahr Strafdrohung kann der Staatsanwalt 24 Stunden hinzufügen; nur schwere Fälle dauern länger. Sie dürfen schweigen. Sie dürfen von Anfang an einen Anwalt haben, kostenlos, wenn Sie nicht zahlen können, einen Arzt sehen und eine Person Ihrer Wahl benachrichtigen lassen. Man muss Ihnen den Grund sagen. Werden Sie nur gebeten zu kommen (audition libre), dürfen Sie jederzeit gehen.',
  },
}
