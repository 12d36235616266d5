/** Court claims to make a tenant leave (sfratto): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'it.claim.want-eviction': {
    says: 'Ihr Vermieter bittet einen Richter, dass Sie ausziehen müssen (sfratto). Er lädt Sie zu einer Verhandlung (udienza).',
  },
  'it.claim.reality-eviction': {
    says: 'Kommen Sie nicht zur Verhandlung (udienza), bestätigt der Richter die Räumung (sfratto). Kommen Sie, können Sie zahlen, um Zeit bitten oder widersprechen.',
  },
  'it.claim.no-locks': {
    says: 'Niemand darf Sie am Tag der Verhandlung (udienza) aus der Wohnung setzen. Der Richter bestimmt einen Tag. Der Gerichtsvollzieher (ufficiale giudiziario) muss ihn zehn Tage vorher ankündigen.',
  },
  'it.claim.deadline-eviction': {
    says: 'Es zählt der Tag der Verhandlung (udienza). Gehen Sie hin, auch ohne Anwalt.',
    action: 'Zur Verhandlung gehen: zahlen, um Zeit bitten oder widersprechen',
    consequence: 'Der Richter bestätigt die Räumung (sfratto).',
  },
  'it.claim.right-grace': {
    says: 'Bei Miete für eine Wohnung können Sie in der Verhandlung (udienza) alles mit Zinsen und Kosten zahlen. Oder bitten Sie den Richter um bis zu 90 Tage (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Es können 120 Tage sein, wenn Sie Arbeit verloren haben, krank sind oder in echter Not. Das geht dreimal in vier Jahren, bei Not viermal.',
  },
  'it.claim.right-twenty-days': {
    says: 'Zwischen dem Tag, an dem Sie das Räumungspapier (sfratto) bekamen, und der Verhandlung (udienza) müssen mindestens 20 Tage liegen.',
  },
  'it.claim.step-hearing': {
    says: 'Gehen Sie zur Verhandlung (udienza). Bringen Sie Beweise für Zahlungen und für Ihre Not mit. Bitten Sie den Richter um eine Zahlungsfrist (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Gehen Sie zum Sozialdienst (servizi sociali) und zum Wohnungsamt Ihrer Gemeinde (Comune). Fragen Sie nach dem Fonds für Mieter mit Rückständen (morosità incolpevole).',
  },
  'it.claim.option-defend-home': {
    title: 'Ihre Wohnung retten',
    says: 'Gehen Sie zur Verhandlung (udienza). Zahlen Sie alles, bitten Sie um eine Zahlungsfrist (termine di grazia) oder widersprechen Sie.',
    cost: 'Geschuldete Miete, Zinsen und Kosten. Ein kostenloser Anwalt bei kleinem Einkommen (patrocinio a spese dello Stato).',
    time: 'Bis zu 90 oder 120 Tage zum Zahlen.',
    risk: 'Verpassen Sie den neuen Tag, wird die Räumung (sfratto) bestätigt.',
    bestFor: 'Sie wollen bleiben oder brauchen Zeit.',
  },
  'it.claim.right-alone': {
    says: 'Sie dürfen ohne Anwalt zu dieser Verhandlung kommen, um zu zahlen, um Zeit zu bitten oder zu widersprechen. Mit wenig Einkommen ist ein Anwalt kostenlos (patrocinio a spese dello Stato): Fragen Sie vorher die Anwaltskammer.',
  },
}
