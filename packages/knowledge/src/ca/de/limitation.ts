/** The German words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'ca.limitation.qc': {
    says: 'In Québec hat man bei den meisten Schulden drei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem die Schuld fällig war',
    restartedBy:
      'Das kann die Zeit neu starten: eine Zahlung oder ein Anerkenntnis der Schuld, bevor die drei Jahre enden.',
  },
  'ca.limitation.tax': {
    says: 'Die Steuerbehörde hat zehn Jahre, um eine Schuld aus Einkommensteuer einzutreiben. Vieles startet oder stoppt die Frist.',
    from: 'meist 90 Tage nach Ihrem Steuerbescheid (notice of assessment)',
    restartedBy:
      'Das kann die zehn Jahre neu starten: eine Zahlung, eine schriftliche Zusage oder ein Schritt der Steuerbehörde.',
  },
  'ca.limitation.on': {
    says: 'In Ontario hat man bei den meisten Schulden zwei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem man wusste oder wissen musste, dass Sie nicht zahlten',
    restartedBy:
      'Das kann die Zeit neu starten: ein unterschriebenes Anerkenntnis der Schuld oder eine Zahlung, bevor die Zeit endet.',
  },
  'ca.limitation.bc': {
    says: 'In British Columbia hat man bei den meisten Schulden zwei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem man wusste oder wissen musste, dass Sie nicht zahlten',
    restartedBy:
      'Das kann die Zeit neu starten: ein unterschriebenes Anerkenntnis der Schuld oder eine Zahlung, bevor die Zeit endet.',
  },
  'ca.limitation.ab': {
    says: 'In Alberta hat man bei den meisten Schulden zwei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem man wusste oder wissen musste, dass Sie nicht zahlten',
    restartedBy:
      'Das kann die Zeit neu starten: ein unterschriebenes Anerkenntnis der Schuld oder eine Zahlung, bevor die Zeit endet.',
  },
  'ca.limitation.sk': {
    says: 'In Saskatchewan hat man bei den meisten Schulden zwei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem man wusste oder wissen musste, dass Sie nicht zahlten',
    restartedBy:
      'Das kann die Zeit neu starten: ein unterschriebenes Anerkenntnis der Schuld oder eine Zahlung, bevor die Zeit endet.',
  },
  'ca.limitation.mb': {
    says: 'In Manitoba hat man bei den meisten Schulden zwei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem man wusste oder wissen musste, dass Sie nicht zahlten',
    restartedBy:
      'Das kann die Zeit neu starten: ein schriftliches Anerkenntnis der Schuld oder eine Zahlung, bevor die Zeit endet.',
  },
  'ca.limitation.nb': {
    says: 'In New Brunswick hat man bei den meisten Schulden zwei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem man wusste oder wissen musste, dass Sie nicht zahlten',
    restartedBy:
      'Das kann die Zeit neu starten: ein schriftliches Anerkenntnis der Schuld oder eine Zahlung, bevor die Zeit endet.',
  },
  'ca.limitation.ns': {
    says: 'In Nova Scotia hat man bei den meisten Schulden zwei Jahre für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: 'der Tag, an dem man wusste oder wissen musste, dass Sie nicht zahlten',
    restartedBy:
      'Das kann die Zeit neu starten: ein schriftliches Anerkenntnis der Schuld oder eine Zahlung, bevor die Zeit endet.',
  },
}
