/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'es.ask.sign-finiquito': {
    says: 'Vous pouvez signer la réception. Ajoutez « no conforme » et la date en cas de doute, ou « reçu, non payé » si rien n’est venu. Vous pouvez alors encore réclamer. L’entreprise doit donner le papier pour le SEPE (certificado de empresa), signature ou non. Elle doit le salaire, la part des primes et les congés restants. Vous avez un an, avec 10 % d’intérêt.',
    dependsOn: 'si les sommes sont justes',
  },
  'es.ask.temporary-end': {
    says: 'Vous avez 12 jours de salaire par année travaillée, sauf contrats de formation ou de remplacement. Ajoutez les congés restants. La fin du contrat ouvre aussi le chômage : demandez-le dans les 15 jours ouvrables. Si le contrat n’était pas vraiment temporaire, contestez dans les 20 jours ouvrables.',
  },
  'es.ask.dismissal-notice': {
    says: 'Pour un licenciement disciplinaire, pas de préavis. Pour motif économique (objetivo), 15 jours ou leur paiement. À la fin d’un contrat temporaire de plus d’un an, aussi 15. Toujours écrit : 20 jours ouvrables pour contester.',
    dependsOn: 'le type de licenciement',
  },
  'es.ask.dismissal-not-signed': {
    says: 'Le licenciement vaut aussi sans votre signature : il suffit qu’on vous ait remis la lettre, devant témoin ou par burofax. Refuser n’apporte donc rien. Mieux vaut signer « no conforme » avec la date, et prendre votre copie. Le délai court du jour du licenciement : 20 jours ouvrés pour demander la conciliation, puis le tribunal. Demandez le chômage sous 15 jours ouvrés.',
  },
}
