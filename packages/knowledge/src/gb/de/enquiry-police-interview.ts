/** Questions about an interview under caution: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_INTERVIEW_DE: Words = {
  'gb.ask-police.caution': {
    says: 'Gehen Sie hin, aber mit Anwalt: Er ist für alle kostenlos, auch bei einer freiwilligen Vernehmung. Nennen Sie der Polizei einen Tag, der beiden passt. Sagen Sie vorher nichts zum Fall. Bleiben Sie weg, kann man Sie festnehmen. Antworten müssen Sie nicht, aber Schweigen kann später zählen.',
  },
  'gb.ask-police.caution-scotland': {
    says: 'Nehmen Sie zuerst einen Anwalt: Sie haben vor und während der Vernehmung ein Recht darauf, auch wenn Sie freiwillig gehen. Außer Name, Adresse, Geburtsdatum und Staatsangehörigkeit müssen Sie nichts sagen, und Schweigen darf nicht gegen Sie zählen. Lügen Sie nicht.',
  },
}
