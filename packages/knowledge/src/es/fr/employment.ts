/** Letters of employers that end a job: reasons, times, sums and papers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_FR: Words = {
  'es.work.want': {
    says: 'Votre employeur met fin à votre emploi, et dit à partir de quel jour.',
  },
  'es.work.who': {
    says: 'C’est votre employeur. Il décide d’abord, mais un juge peut dire que c’était faux.',
  },
  'es.work.rights': {
    says: 'Vous pouvez contester, recevoir votre solde, et demander le chômage (paro) tout de suite.',
  },
  'es.work.reality': {
    says: 'Une lettre n’est pas le dernier mot. Si le motif n’est pas prouvé, ils doivent vous reprendre ou vous payer.',
  },
  'es.work.no-sign': {
    says: 'Vous ne perdez pas votre droit en signant que vous avez reçu la lettre. Ajoutez « no conforme » et la date.',
  },
  'es.work.deadline-challenge': {
    says: 'Vous avez 20 jours ouvrables depuis le dernier jour de travail pour contester. Nous comptons depuis la lettre, par prudence. Août compte.',
    action: 'Déposer la demande de conciliation (papeleta de conciliación)',
    consequence: 'Vous ne pouvez plus contester le licenciement.',
  },
  'es.work.right-letter': {
    says: 'Vous avez droit à une lettre avec les faits et le jour d’effet. Sans eux, le licenciement n’est pas juste (improcedente).',
  },
  'es.work.right-thirty-three': {
    says: 'Si un juge le trouve injuste, l’entreprise vous reprend ou paie 33 jours par année, jusqu’à 24 mois.',
  },
  'es.work.right-null': {
    says: 'Si c’était pour une grossesse, la garde d’un enfant, une maladie ou une plainte, il peut être nul. Alors vous revenez avec le salaire perdu.',
  },
  'es.work.right-hearing': {
    says: 'Avant un licenciement disciplinaire, ils doivent vous laisser donner votre version. Le Tribunal Supremo le dit depuis novembre 2024.',
  },
  'es.work.right-final-pay': {
    says: 'Vous avez droit au salaire jusqu’au dernier jour, aux congés non pris et à votre part des primes (finiquito).',
  },
  'es.work.right-rep': {
    says: 'Vous pouvez demander la présence d’un représentant des salariés quand vous signez le solde.',
  },
  'es.work.right-no-lawyer': {
    says: 'Il ne faut pas d’avocat pour la conciliation ou le premier tribunal du travail. Les salariés y ont droit à l’aide juridique gratuite.',
  },
  'es.work.option-appeal': {
    title: 'Contester le licenciement',
    says: 'Allez en conciliation et, sans accord, au tribunal du travail.',
    cost: 'Rien pour la demande. Un avocat, un syndicat ou l’aide juridique gratuite.',
    time: '20 jours ouvrables pour déposer. Le procès prend des mois.',
    risk: 'Faible. Au tribunal du travail, chacun paie le plus souvent ses frais.',
    bestFor: 'Le motif n’est pas vrai, pas prouvé, ou les sommes sont trop basses.',
  },
  'es.work.option-negotiate': {
    title: 'S’accorder en conciliation',
    says: 'Demandez plus d’argent ou un meilleur motif. Un accord là a la force d’un jugement.',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Une fois signé, c’est définitif.',
    bestFor: 'Vous ne voulez pas revenir.',
  },
  'es.work.option-help': {
    title: 'Se faire aider',
    says: 'Un syndicat ou un avocat gratuit vérifie la lettre et les sommes.',
    cost: 'Gratuit ou peu cher pour les membres. Aide juridique gratuite pour les salariés au tribunal.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
  'es.work.option-accept': {
    title: 'L’accepter',
    says: 'Prenez l’argent, signez « no conforme » en cas de doute, et demandez le chômage.',
    cost: 'Rien.',
    time: 'Maintenant.',
    risk: 'Après 20 jours ouvrables, vous ne pouvez plus contester.',
    bestFor: 'Le motif est réel et les sommes sont justes.',
  },
  'es.work.insight-vague': {
    says: 'Une lettre qui dit seulement « faible rendement » sans faits ni dates est faible.',
    actionable: 'Ne vous expliquez pas par écrit maintenant. Laissez un avocat s’en servir.',
  },
  'es.work.insight-trial': {
    says: 'En période d’essai, ils peuvent finir sans motif, mais pas pour une grossesse ou d’autres motifs interdits.',
    actionable: 'Vérifiez que l’essai est écrit et pas trop long.',
  },
  'es.work.warning-finiquito': {
    says: 'Ne signez pas que tout est réglé (saldo y finiquito) si vous doutez des sommes. Ajoutez « no conforme ».',
  },
  'es.work.element-facts': {
    name: 'Les faits et le jour',
    says: 'La lettre doit dire les faits et le jour où l’emploi finit.',
    ifMissing:
      'Dites-le à votre avocat. Sans faits ni date, le licenciement est le plus souvent injuste.',
  },
  'es.work.element-sum': {
    name: 'L’indemnité',
    says: 'Un licenciement objectif doit mettre 20 jours par année à votre disposition.',
    ifMissing: 'Notez qu’aucun argent n’a été offert et dites-le à votre avocat.',
  },
}
