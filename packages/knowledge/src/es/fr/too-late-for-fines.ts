/** What can still be done when the time to answer a fine is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_FR: Words = {
  'es.late.fine-want': {
    says: 'Un bureau de la circulation vous a mis une amende (multa). Compté depuis la date du papier, les jours pour payer moitié ou contester sont passés.',
  },
  'es.late.fine-rights': {
    says: 'Vous pouvez encore voir le dossier, payer tout ou demander des parts. Le plus souvent, un recours ou un juge reste possible après la décision.',
  },
  'es.late.fine-reality': {
    says: "Ce n'est pas un délit. Le silence rend définitives après 30 jours les amendes légères, et les graves sans points. Pour les autres, une décision doit d'abord venir.",
  },
  'es.late.fine-no-seizure': {
    says: "Ils ne peuvent pas saisir du jour au lendemain. Une demande avec majoration (providencia de apremio) doit d'abord vous parvenir.",
  },
  'es.late.fine-step': {
    says: "Trouvez le jour où elle est arrivée. Moins de 20 jours ? Payez moitié, ou envoyez vos raisons, aujourd'hui. Plus ? Demandez s'il y a une décision et combien vous devez.",
  },
  'es.late.fine-option': {
    says: "Une fois l'amende décidée, demandez un recours à l'office ou allez au tribunal. Jamais notifiée à votre adresse ? Dites-le.",
    title: 'Contester la décision',
    cost: "Le recours est gratuit. Le tribunal coûte souvent plus que l'amende.",
    time: 'Recours : un mois. Tribunal : deux mois. Dès la décision.',
    risk: 'Elle peut être encaissée entre-temps.',
    bestFor: "Vous avez des preuves, des points sont en jeu, ou le papier n'est jamais venu.",
  },
  'es.late.fine-pay': {
    says: "Demandez à l'office ce qui est dû aujourd'hui. Payez à la banque ou sur son propre site, ou demandez des parts (fraccionamiento).",
    title: 'Payer maintenant, ou demander des parts',
    cost: "L'amende entière. Une majoration dès que la demande arrive.",
    time: "Quelques minutes. Un plan est possible jusqu'à la vente des biens saisis.",
    risk: 'Payer ne rend pas les points.',
    bestFor: "L'amende est juste, ou il est trop tard pour contester.",
  },
  'es.late.fine-mistake': {
    says: "Demandez à l'office une révision extraordinaire (recurso extraordinario de revisión). Montrez une erreur claire dans son dossier, ou un papier nouveau qui vous donne raison.",
    title: 'Faire annuler une erreur claire',
    cost: 'Gratuit.',
    time: "Quatre ans pour une erreur du dossier. Trois mois dès la découverte d'un papier nouveau.",
    risk: "C'est le plus souvent refusé si l'erreur n'est pas claire.",
    bestFor: "Ce n'était pas votre voiture ou elle était vendue, et les papiers le montrent.",
  },
  'es.late.final-rights': {
    says: 'Le mois du recours semble passé. Un juge peut encore vous entendre deux mois dès la décision. Vous pouvez demander des parts.',
  },
  'es.late.final-reality': {
    says: "L'office a décidé et peut encaisser l'amende, avec une majoration dès que la demande vous parvient.",
  },
  'es.late.final-step': {
    says: "Trouvez le jour où la décision est arrivée. Moins d'un mois ? Demandez le recours aujourd'hui. Moins de deux ? Un juge est possible. Plus ? Demandez à payer par parts.",
  },
}
