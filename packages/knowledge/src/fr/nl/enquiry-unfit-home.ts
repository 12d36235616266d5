/** Questions about stopping the rent of an unfit home: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_HOME_NL: Words = {
  'fr.ask-home.unfit-home': {
    says: 'Stop de huur niet op eigen houtje: die is verschuldigd tot een rechter anders beslist. Stoppen kan u de woning kosten. Schrijf aangetekend wat er mis is. Gebeurt er twee maanden niets, ga dan naar de commissie (CDC) of de rechter. Die kan werken bevelen, de huur verlagen of opschorten. Meld het ook aan de CAF: die kan haar steun inhouden tot het gedaan is. Alleen een bevel van prefect of gemeente wegens gevaar stopt de huur volgens de wet.',
  },
}
