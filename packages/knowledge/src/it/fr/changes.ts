/** The French words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_WORDS: Words = {
  'it.news.instalments': {
    says: 'Pour les demandes de 2025 et 2026, le recouvrement fiscal (Riscossione) accorde jusqu’à 84 mensualités sur simple demande.',
    was: 'Le plan habituel avait 72 mensualités.',
    is: 'Pour une dette jusqu’à 120 000 €, vous avez jusqu’à 84 mensualités. En 2027 et 2028, jusqu’à 96. Il suffit de dire que l’argent manque.',
  },
  'it.news.absence': {
    says: 'Depuis le 12 janvier 2025, une longue absence sans motif peut valoir démission de votre part. Alors il n’y a pas d’allocation de chômage (NASpI).',
    was: 'Après une longue absence, l’employeur devait vous licencier, et la NASpI était due.',
    is: 'Après plus de 15 jours, ou le délai du contrat, l’employeur peut le signaler. Vous pouvez montrer pourquoi vous ne pouviez pas écrire.',
  },
  'it.news.consumer-credit': {
    says: 'Un décret en vigueur depuis le 10 janvier 2026 élargit pas à pas les règles du crédit à la consommation.',
    was: 'Le crédit au-dessus de 75 000 €, les prêts courts et le paiement différé étaient hors des règles.',
    is: 'Les prêts jusqu’à 100 000 €, les petits prêts et beaucoup de paiements différés sont du crédit à la consommation. Les anciens contrats gardent les anciennes règles.',
  },
  'it.news.phone-driving': {
    says: 'Depuis le 14 décembre 2024, le téléphone au volant coûte au moins 250 €. Le permis peut être suspendu tout de suite.',
    was: 'L’amende commençait à 165 €.',
    is: 'L’amende va de 250 € à 1 000 €, avec suspension du permis à partir de 15 jours.',
  },
  'it.news.early-notice': {
    says: 'Depuis 2025, le premier avis du fisc (avviso bonario) donne 60 jours.',
    was: 'Vous aviez 30 jours.',
    is: 'Vous avez 60 jours pour payer avec la pénalité réduite ou pour faire corriger.',
  },
  'it.news.small-firm': {
    says: 'Depuis juillet 2025, le plafond de six mois pour les petites entreprises a disparu. La Cour constitutionnelle l’a annulé.',
    was: 'Dans une entreprise de 15 personnes au plus, le juge pouvait accorder six mois de salaire au maximum.',
    is: 'Le juge peut accorder jusqu’à 18 mois de salaire, aussi contre une petite entreprise.',
  },
  'it.news.payee-check': {
    says: 'Depuis le 9 octobre 2025, votre banque doit comparer le nom et le numéro de compte avant un virement.',
    was: 'Les banques regardaient seulement le numéro de compte (IBAN).',
    is: 'Votre banque vous dit si le nom ne correspond pas. Si elle ne vérifie pas, elle peut devoir vous rembourser.',
  },
  'it.news.dispute-site-closed': {
    says: 'Le site européen pour les litiges avec les magasins (ODR) a fermé le 20 juillet 2025. Les liens vers lui ne marchent plus.',
    was: 'Les magasins devaient donner un lien vers le site européen des litiges.',
    is: 'Adressez-vous à l’organe de litiges de votre pays. Pour un magasin à l’étranger, à votre Centre européen des consommateurs.',
  },
}
