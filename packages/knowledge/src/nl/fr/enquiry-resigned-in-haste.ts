/** Questions about leaving a job in haste: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNED_IN_HASTE_FR: Words = {
  'nl.ask.resigned-in-haste': {
    says: 'Retirez-la aujourd’hui par écrit, dites que vous êtes prêt à travailler et dans quel état vous étiez. La loi ne donne pas de délai de réflexion. Mais l’employeur ne peut pas s’appuyer sur une démission donnée en colère, panique ou maladie : il doit vérifier votre volonté. Menace ou pression l’annulent aussi. S’il refuse, voyez vite le Juridisch Loket, un syndicat ou un avocat. Qui démissionne n’a en général pas de WW.',
  },
  'nl.ask.unpaid-and-leaving': {
    says: 'Ne démissionnez pas et ne cessez pas de venir de vous-même : vous pourriez perdre le WW. Réclamez la paie par écrit avec une date, les intérêts et la majoration de retard, jusqu’à 50 %. Sinon un juge peut l’ordonner vite (kort geding). L’entreprise ne peut pas payer ? Signalez-le tout de suite à l’UWV : il peut reprendre les salaires. Avant d’arrêter, voyez le Juridisch Loket ou un syndicat.',
  },
}
