/** The French words of the rows in ../student-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_AID_FR: Words = {
  'us.public.right-aid': {
    says: 'Si vous perdez une aide aux études à cause des notes, l’école doit dire comment faire appel là où elle le permet. Une maladie ou un décès dans la famille sont de bonnes raisons.',
  },
  'us.public.right-forgive': {
    says: 'Des prêts étudiants fédéraux peuvent être effacés après dix ans de service public, pour un handicap durable, ou quand l’école a fermé. Vous pouvez demander un nouveau calcul.',
  },
  'us.public.right-private-loan': {
    says: 'Un prêteur étudiant privé doit vous poursuivre en justice avant de prendre le salaire. De vieux prêts peuvent être trop tard pour le tribunal selon la loi de l’État.',
  },
  'us.loan.right-plan': {
    says: 'Avant de manquer des paiements, demandez un plan selon votre revenu, ou une pause. En défaut, vous pouvez en sortir par neuf paiements convenus.',
  },
  'us.loan.right-login': {
    says: 'Demander l’effacement de prêts fédéraux est gratuit sur StudentAid.gov. Y utiliser l’accès d’une autre personne pour de l’argent est un crime fédéral. Ne le donnez à personne.',
  },
}
