/** The French words of the rows in ../local-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOCAL_TAX_FR: Words = {
  'de.local-tax.want': {
    says: 'Une commune fixe sa propre taxe, par exemple foncière ou sur les chiens.',
  },
  'de.local-tax.reality': {
    says: 'L’opposition ne suspend pas le paiement. Payez à temps ou demandez un sursis (Aussetzung der Vollziehung).',
  },
  'de.local-tax.deadline': {
    says: 'Vous avez un mois pour vous opposer auprès de la commune. Une opposition perdue peut coûter des frais.',
    service: 'une lettre d’une administration est réputée reçue le quatrième jour après l’envoi',
    action: 'Envoyer l’opposition (Widerspruch) à la commune',
    consequence: 'La taxe est définitive.',
  },
  'de.local-tax.right-base': {
    says: 'Taxe foncière : la valeur vient du Finanzamt. Elle est fausse ? Réclamez là-bas, pas à la commune, qui doit suivre.',
  },
  'de.local-tax.right-day': {
    says: 'Le propriétaire au 1er janvier doit la taxe de toute l’année, même après une vente.',
  },
  'de.local-tax.step': {
    says: 'Comparez valeur et taux avec l’avis du Finanzamt. Vérifiez propriétaire, adresse et numéro.',
  },
  'de.local-tax.option': {
    says: 'Écrivez « Je m’oppose » avec le numéro. Dites ce qui est faux.',
    title: 'S’opposer auprès de la commune',
    cost: 'Des frais en cas d’échec.',
    time: 'En un mois.',
    risk: 'Aucun.',
    bestFor: 'La commune s’est trompée.',
  },
}
