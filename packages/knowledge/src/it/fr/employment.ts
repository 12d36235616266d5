/** Letters of employers that end a job: reasons, times, sums and papers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'it.work.want': {
    says: 'Votre employeur met fin à votre emploi (licenziamento) et doit dire pourquoi.',
  },
  'it.work.who': {
    says: 'C’est votre employeur. Un juge peut dire qu’il a eu tort.',
  },
  'it.work.rights': {
    says: 'Vous pouvez contester par écrit, recevoir préavis payé et indemnité de fin d’emploi (TFR), et demander le chômage (NASpI).',
  },
  'it.work.reality': {
    says: 'La lettre n’est pas le dernier mot. L’employeur doit prouver le motif devant un juge.',
  },
  'it.work.spoken': {
    says: 'Un licenciement dit seulement de vive voix n’a aucun effet. Il doit être écrit, avec les motifs.',
  },
  'it.work.no-forced-resign': {
    says: 'Personne ne peut vous faire démissionner sur papier. Une démission compte seulement en ligne, et vous pouvez la retirer dans les sept jours.',
  },
  'it.work.deadline-challenge': {
    says: 'Vous avez 60 jours à partir de la réception pour contester par écrit. Nous comptons à partir de sa date.',
    action:
      'Envoyer la contestation (impugnazione) par lettre recommandée ou e-mail certifié (PEC)',
    consequence: 'Vous ne pouvez plus contester le licenciement.',
  },
  'it.work.right-writing': {
    says: 'Vous avez droit aux motifs par écrit, dans la même lettre.',
  },
  'it.work.right-notice': {
    says: 'Vous avez droit au préavis de votre convention (CCNL), ou à son paiement. Pas en cas de licenciement immédiat pour faute grave (giusta causa).',
  },
  'it.work.right-tfr': {
    says: 'Vous recevez l’indemnité de fin d’emploi (TFR), les congés non pris et une part du 13e mois (tredicesima), quel que soit le motif.',
  },
  'it.work.right-null': {
    says: 'À cause de grossesse, mariage, syndicat, arrêt maladie ou préjugé, il est nul. Vous reprenez le travail avec le salaire perdu.',
  },
  'it.work.right-money': {
    says: 'Embauché depuis le 7 mars 2015 ? Un licenciement injuste donne 6 à 36 mois de salaire. Dans une petite entreprise, le juge peut aller jusqu’à 18.',
  },
  'it.work.right-fact-false': {
    says: 'Dans une plus grande entreprise, si le fait n’a pas eu lieu, le juge peut vous rendre votre emploi.',
  },
  'it.work.right-move': {
    says: 'Pour un motif économique, l’employeur doit montrer qu’aucun autre poste n’était libre pour vous (repêchage).',
  },
  'it.work.right-collective': {
    says: 'Dans un licenciement collectif, l’entreprise doit parler aux syndicats et choisir selon des règles justes : famille, années, besoins.',
  },
  'it.work.right-sick': {
    says: 'La maladie protège votre emploi jusqu’à une limite (comporto) de votre convention. Demandez le compte des jours.',
  },
  'it.work.option-appeal': {
    title: 'Contester',
    says: 'Envoyez la contestation dans les 60 jours, puis agissez en justice ou en conciliation dans les 180 jours.',
    cost: 'Une lettre recommandée. Puis un syndicat, un avocat ou l’aide juridique.',
    time: '60 jours, puis 180.',
    risk: 'Si vous perdez au tribunal, vous pouvez payer des frais.',
    bestFor: 'Le motif n’est pas vrai, pas prouvé ou injuste.',
  },
  'it.work.option-negotiate': {
    title: 'Trouver un accord',
    says: 'Demandez une somme au bureau du travail, à un syndicat ou avec un avocat. L’employeur peut offrir un chèque sans impôt dans les 60 jours.',
    cost: 'Rien ou de petits frais.',
    time: 'Quelques semaines.',
    risk: 'Une fois le chèque pris, c’est fini.',
    bestFor: 'Vous ne voulez pas revenir.',
  },
  'it.work.option-help': {
    title: 'Demander de l’aide',
    says: 'Un syndicat, un bureau d’aide (patronato) ou un avocat du travail vérifie la lettre.',
    cost: 'Gratuit ou de petits frais.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas sûr.',
  },
  'it.work.option-accept': {
    title: 'Accepter',
    says: 'Prenez ce qui est dû et demandez le chômage (NASpI).',
    cost: 'Rien.',
    time: 'Maintenant.',
    risk: 'Après 60 jours, vous ne pouvez plus contester.',
    bestFor: 'Le motif est réel et les sommes sont justes.',
  },
  'it.work.warning-settle-paper': {
    says: 'Ne signez pas que vous ne voulez rien de plus (quietanza a saldo, rinuncia). Vous pouvez attaquer un tel papier dans les six mois.',
  },
  'it.work.tactic-short-letter': {
    says: 'La contestation n’a pas besoin de motifs : « Je conteste le licenciement du ... » et votre nom suffisent.',
    risk: 'Vous devez encore agir dans les 180 jours.',
    notWhen: 'Pas par un simple e-mail.',
  },
  'it.work.element-reasons': {
    name: 'Les motifs',
    says: 'La lettre doit donner les motifs.',
    ifMissing: 'Dites-le à votre avocat : une lettre sans motifs n’est pas valable.',
  },
  'it.work.right-home-worker': {
    says: 'Chez un particulier, un licenciement n’a pas besoin de motif. Mais on vous doit le préavis ou son salaire, les congés restants et le TFR, aussi pour une colf ou badante.',
  },
}
