/** What the law gives to a worker who is dismissed, what to beware of, and false beliefs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_WORDS: Words = {
  'de.job.right-form': {
    says: 'Un licenciement par e-mail, message ou sans signature à la main n’a pas d’effet.',
  },
  'de.job.right-protection': {
    says: 'Après six mois, dans une firme de plus de dix postes pleins, votre employeur a besoin d’une raison légale.',
  },
  'de.job.right-notice': {
    says: 'Le préavis est d’au moins quatre semaines pour le 15 ou la fin du mois. Il grandit avec vos années, d’un à sept mois.',
  },
  'de.job.right-at-once': {
    says: 'Un licenciement immédiat exige une raison très grave, utilisée dans les deux semaines. Un avertissement doit en général venir avant. Demandez la raison : ils doivent l’écrire.',
  },
  'de.job.right-block-time': {
    says: 'Licencié pour votre conduite ? L’agence peut bloquer l’allocation douze semaines (Sperrzeit), mais pas si le licenciement est illégal. Vous avez un mois pour contester.',
  },
  'de.job.right-special': {
    says: 'Enceinte ? En congé parental ? Gravement handicapé ? Au comité d’entreprise ? Il faut alors l’accord d’un office, ou c’est interdit.',
  },
  'de.job.right-council': {
    says: 'S’il y a un comité d’entreprise, il doit être entendu avant chaque licenciement.',
  },
  'de.job.right-papers': {
    says: 'Vous avez droit à un certificat juste. Les congés que vous n’avez pas pu prendre sont payés.',
  },
  'de.job.right-social-choice': {
    says: 'Pour un licenciement économique, l’employeur doit choisir de façon juste : années de travail, âge, personnes à charge, handicap.',
  },
  'de.job.right-search-time': {
    says: 'Après le congé, vous pouvez demander du temps libre pour chercher un emploi.',
  },
  'de.job.warn-three-weeks': {
    says: 'Discussions, promesse ou lettre à l’employeur n’arrêtent pas les trois semaines. Seule une demande au tribunal le fait.',
  },
  'de.job.warn-block': {
    says: 'Vous pouvez rester sans allocation chômage jusqu’à douze semaines (Sperrzeit). Demandez à l’Agentur für Arbeit avant d’accepter quoi que ce soit.',
  },
  'de.job.warn-clauses': {
    says: 'Beaucoup de contrats éteignent les demandes de salaire après trois mois. Réclamez vite par écrit le salaire dû.',
  },
  'de.job.insight-settle': {
    says: 'Le tribunal du travail commence par un entretien pour un accord. Les employeurs y paient souvent pour finir le doute.',
    actionable: 'Déposez à temps, puis négociez.',
  },
  'de.job.insight-1a': {
    says: 'La lettre offre de l’argent si vous n’allez pas au tribunal (§ 1a KSchG) : un demi-mois de salaire par année.',
    actionable: 'Comparez avec vos chances avant la fin des trois semaines.',
  },
  'de.job.tactic-power': {
    says: 'Un autre que le patron ou le chef du personnel a signé sans procuration originale ? Rejetez-le en une semaine environ.',
    risk: 'L’employeur peut envoyer une nouvelle lettre. Déposez votre demande quand même.',
    notWhen: 'Le patron ou le chef du personnel a signé.',
  },
  'de.job.myth-severance': {
    says: 'Il n’y a pas de paiement automatique (Abfindung) au licenciement. Il vient d’un accord, d’un plan social ou d’une offre dans la lettre.',
  },
  'de.job.myth-sick': {
    says: 'On peut vous licencier pendant une maladie. Mais la maladie seule est rarement une bonne raison.',
  },
  'de.job.myth-oral': {
    says: 'Un licenciement oral, par chat ou par e-mail n’a pas d’effet. Dites que vous continuerez à travailler, et demandez conseil.',
  },
  'de.job.element-signature': {
    name: 'Une signature sur papier',
    says: 'Un licenciement demande du papier et une signature à la main.',
    ifMissing:
      'Nous ne voyons pas de signature. Sans signature à la main sur papier, le licenciement est sans effet. Allez quand même au tribunal.',
  },
  'de.job.right-mass': {
    says: 'Si beaucoup partent en 30 jours, l’entreprise doit d’abord le déclarer à l’Agentur für Arbeit. Demandez au comité d’entreprise s’il y a un plan social (Sozialplan).',
  },
  'de.job.right-illness': {
    says: 'Malade plus de six semaines en un an ? L’entreprise aurait dû d’abord proposer un entretien pour garder votre emploi (BEM). Sans cela, elle gagne difficilement.',
  },
}
