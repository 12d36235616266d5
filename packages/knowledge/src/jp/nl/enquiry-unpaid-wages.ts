/** Questions about wages and overtime that are not paid, sums taken off and insolvent firms: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_NL: Words = {
  'jp.ask.unpaid-wages': {
    says: 'Loon moet op de vaste dag helemaal betaald worden. Bewaar uw urenlijsten en ga naar het kantoor voor arbeidsnormen (労働基準監督署). U hebt drie jaar om te eisen.',
  },
  'jp.ask.wage-deduction': {
    says: 'Loon moet helemaal betaald worden. Alleen belasting, verzekering en wat een schriftelijk akkoord van het personeel toestaat mag eraf. Een vaste boete voor ontslag of een fout is nietig, een clausule over opleidingskosten meestal ook. Echte schade door grove schuld wordt hooguit gedeeld. Weiger schriftelijk en ga naar de arbeidsinspectie.',
  },
  'jp.ask.employer-bankrupt': {
    says: 'De staat (未払賃金立替払制度) betaalt ongeveer 80% van open loon en vertrekgeld, met een grens naar leeftijd. Dat geldt bij faillissement of als de inspectie stilstand vaststelt. U moet vertrokken zijn in de twee jaar vanaf zes maanden voor de aanvraag. Vraag het binnen twee jaar.',
  },
}
