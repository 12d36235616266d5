/** Questions about pay taken for damage, fixed term contracts and unpaid extra time: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_FR: Words = {
  'au.ask.deduction-damage': {
    says: 'Non. Le patron ne peut retenir que si vous avez accepté par écrit et que c’est surtout pour votre bien, ou si une loi ou un award le permet. Dégâts, caisse fausse ou franchise sont en général à l’entreprise. Refusez par écrit, ne signez rien. Si c’est pris, réclamez avec une date. Puis Fair Work Ombudsman, 13 13 94. Six ans en arrière.',
  },
  'au.ask.fixed-term-contract': {
    says: 'Depuis le 6 décembre 2023, un contrat à durée fixe, renouvellements compris, dure en général deux ans au plus. Un seul renouvellement, et pas de contrats à la suite au-delà pour le même travail. Sinon la date de fin ne vaut pas et vous êtes comme permanent. Exceptions : haut salaire, apprentis, remplacement, emplois financés. Demandez par écrit, puis 13 13 94.',
    dependsOn: 'le type d’emploi et le salaire',
  },
  'au.ask.unpaid-extra': {
    says: 'Non. Le temps où l’on vous fait être là est du travail : début plus tôt, ménage, réunions, formation. Il est payé, parfois au taux d’heures supplémentaires de l’award. Notez chaque jour avec les heures, gardez les messages. Envoyez les heures au patron avec une date. Puis Fair Work Ombudsman, 13 13 94, gratuit. Six ans en arrière. On ne peut vous punir pour cela.',
  },
  'au.ask.minimum-wage': {
    says: 'Dès la première semaine de paie entière après le 1er juillet 2026, c’est 26,44 $ l’heure, ou 1 004,90 $ pour 38 heures par semaine, avant impôt. La plupart des emplois ont un award plus élevé. Les occasionnels (casuals) ont le plus souvent 25 % de plus. Avant 21 ans ou en formation, cela peut être moins. Voyez le Pay Calculator du Fair Work Ombudsman (13 13 94). Si vous touchez moins, notez vos heures et demandez par écrit : jusqu’à six ans en arrière.',
  },
}
