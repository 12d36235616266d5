/** Questions on being dismissed while on workers compensation: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_WHILE_INJURED_FR: Words = {
  'au.ask.injured-sacked': {
    says: 'Il est interdit de vous renvoyer parce que vous avez fait une demande. L’inaptitude après un accident du travail protège aussi un temps. C’est six mois en Nouvelle-Galles du Sud et douze dans le Queensland. Au Victoria, l’employeur doit vous offrir du travail pendant 52 semaines, s’il le peut. Les paiements continuent en général après la fin de l’emploi. Agissez dans les 21 jours : Fair Work Commission, 1300 799 675.',
  },
  'au.ask.injured-sacked-nsw': {
    says: 'En Nouvelle-Galles du Sud, vous renvoyer dans les six premiers mois parce que la blessure vous rend inapte est un délit. Dès qu’un médecin vous dit apte, demandez par écrit votre poste. Si l’entreprise refuse, l’Industrial Relations Commission peut l’ordonner jusqu’à deux ans après. Les paiements continuent en général. Renvoyé pour avoir demandé ? Vous avez 21 jours : Fair Work Commission, 1300 799 675.',
  },
  'au.ask.injured-sacked-qld': {
    says: 'Dans le Queensland, on ne peut pas vous renvoyer dans les 12 mois après l’accident parce qu’il vous rend inapte. L’employeur risque une amende. Dans cette année, dès qu’un médecin vous dit apte, demandez par écrit votre poste. S’il refuse, la Queensland Industrial Relations Commission peut l’ordonner. Les paiements continuent en général. Renvoyé pour avoir demandé ? Vous avez 21 jours : Fair Work Commission, 1300 799 675.',
  },
  'au.ask.injured-sacked-vic': {
    says: 'Au Victoria, l’employeur doit vous donner votre poste ou un travail adapté pendant 52 semaines d’inaptitude. Cela vaut autant que c’est raisonnable. Vous renvoyer pour avoir fait une demande est un délit. Demandez par écrit la raison et, avec un certificat médical, un travail adapté. S’il n’offre rien, dites-le à WorkSafe Victoria. Les paiements continuent en général. Agissez dans les 21 jours : Fair Work Commission, 1300 799 675.',
  },
}
