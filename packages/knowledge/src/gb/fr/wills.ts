/** What someone left: wills, claims on them and those who settle them. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const WILLS_FR: Words = {
  'gb.will.wants': {
    says: "La lettre parle d'une succession. Elle veut peut-être que vous renonciez à une demande. Vous n'avez rien à signer maintenant.",
  },
  'gb.will.right-claim': {
    says: "Époux, partenaire, enfant ou personne à charge peuvent demander au tribunal une part juste. Le délai est de six mois après l'acte de succession (grant of probate).",
  },
  'gb.will.right-valid': {
    says: "Un testament ne vaut que signé devant deux témoins, l'esprit clair et sans pression. Vous pouvez demander à l'avocat le dossier de sa rédaction.",
  },
  'gb.will.right-account': {
    says: 'Ceux qui règlent la succession doivent la réunir, payer les dettes et la partager. On peut leur demander une liste et des comptes.',
  },
  'gb.will.step': {
    says: "Voyez un avocat en successions avant la fin des six mois, et ne signez rien avant. Si l'acte n'est pas encore donné, demandez un blocage (caveat).",
  },
  'gb.will.answer': {
    says: "Époux, partenaire, enfant ou personne à charge peuvent demander une part juste dans les six mois de l'acte de succession. Un testament mal signé, ou fait sous pression, ne vaut pas non plus.",
  },
}
