/** Rights that an adviser names with the letter: hearings at work, power cuts, rent in Wales and Scotland, pay sent by mistake. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_RIGHTS_FR: Words = {
  'gb.job.right-companion': {
    says: 'Vous pouvez venir à l’entretien avec un collègue ou un délégué syndical. S’il ne peut pas venir, vous pouvez demander une autre date dans les cinq jours ouvrés.',
  },
  'gb.bill.right-cut-off': {
    says: 'Pour l’électricité, ils doivent attendre 28 jours après la demande et vous prévenir sept jours ouvrés avant. Ils ne peuvent pas couper pour une somme que vous contestez vraiment.',
  },
  'gb.bill.know-redress': {
    says: 'La loi oblige une société d’énergie à adhérer à un médiateur gratuit (ombudsman). Si vous acceptez sa décision, la société doit la suivre.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'Le bailleur doit attendre 14 jours avant le tribunal. Un retard grave, c’est deux mois de loyer, ou huit semaines si vous payez à la semaine. Si vous devez moins à l’audience, le juge n’est pas obligé de vous faire partir.',
  },
  'gb.home.wales-breach': {
    says: 'Pour un retard de loyer, le bailleur doit attendre un mois après cet avis avant le tribunal. Le juge ne peut vous faire partir que si c’est raisonnable.',
  },
  'gb.home.right-social-protocol': {
    says: 'Pour un retard de loyer, la mairie ou le bailleur social doit d’abord essayer de convenir de ce que vous pouvez payer. Le juge peut regarder s’il l’a fait.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Un bailleur privé doit d’abord vous dire ce que vous devez et vos droits, et essayer de convenir d’un plan. Le Tribunal doit regarder si cela a été fait.',
  },
  'gb.job.hearing-wants': {
    says: 'Votre employeur vous convoque à un entretien et ne doit décider qu’après. Vous pouvez répondre à ce qu’il vous reproche.',
  },
  'gb.home.wales-rent-notice': {
    says: "Cet avis porte sur un loyer plus élevé. Avec moins de deux mois de préavis, ou moins d'un an depuis la dernière hausse, le loyer ne change pas. Pour certains contrats d'avant décembre 2022, un comité des loyers peut décider.",
  },
  'gb.home.wales-arrears': {
    says: 'Au pays de Galles, le propriétaire doit vous donner un avis et attendre avant le tribunal. Un juge ne peut vous faire partir que si c’est raisonnable. C’est plus strict si vous louez à un privé et devez deux mois ou plus.',
  },
  'gb.home.right-tribunal-scotland': {
    says: 'Participez à l’entretien avec le tribunal, par téléphone ou par écrit. Il n’ordonne l’expulsion que si elle est juste pour les deux. Demandez si le bailleur a suivi les étapes pour les impayés et proposez un plan.',
  },
  'gb.home.right-council-scotland': {
    says: 'Si vous risquez de perdre votre logement sous deux mois, la mairie doit vous aider. Prévenez-la maintenant.',
  },
}
