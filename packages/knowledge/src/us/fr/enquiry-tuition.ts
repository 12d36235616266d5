/** Questions about which tuition a state college may charge: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TUITION_FR: Words = {
  'us.agree.ask-tuition-mistake': {
    says: 'Contestez par écrit aujourd’hui auprès du residency office ou du registrar. Joignez la confirmation « in-state ». Demandez la règle, la raison, le délai d’appel et un gel des frais de retard. Dans certains États, comme le Texas, l’erreur de l’école ne compte que dès la session suivante si vos données étaient vraies. S’être fié à une promesse claire aide aussi. Puis : médiateur ou aide juridique.',
  },
  'us.agree.ask-tuition-resident': {
    says: 'Chaque État a sa règle. Beaucoup demandent environ un an de vie sur place pour y rester, pas seulement pour étudier. Les preuves : bail, emploi, impôts, permis de conduire ou inscription électorale. Qui dépend de ses parents compte souvent comme vivant chez eux. Si l’école refuse, demandez la règle et la raison, et faites appel par écrit avant le délai.',
    dependsOn: 'la règle de votre État et vos preuves',
  },
  'us.agree.ask-transcript': {
    says: 'La Californie, New York et quelques autres États interdisent à une école de retenir un relevé (transcript) pour une dette. Demandez-le par écrit, avec une facture exacte, et citez la loi. Ailleurs, demandez un petit plan et l’envoi à un employeur ou à une autre école. Partout vous pouvez voir votre dossier. Sinon, plainte à l’attorney general de votre État.',
    dependsOn: 'votre État',
  },
}
