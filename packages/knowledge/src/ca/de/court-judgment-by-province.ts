/** The German words of the rows in ../court-judgment-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_PROVINCE_WORDS: Words = {
  'ca.judged.qc-wages': {
    says: 'In Québec ist ein Grundteil Ihres Lohns nicht pfändbar. Vom Rest darf man 30 % nehmen.',
  },
  'ca.judged.qc-revoke': {
    says: 'In Québec können Sie die Aufhebung eines Versäumnisurteils (rétractation de jugement) verlangen. Sie haben 30 Tage ab dem Tag, an dem Sie davon erfuhren.',
  },
  'ca.judged.on-wages': {
    says: 'In Ontario sind 80 % Ihres Nettolohns vor den meisten Gläubigern sicher. Bei Unterhalt (support) ist es die Hälfte.',
  },
  'ca.judged.bc-wages': {
    says: 'In British Columbia sind 70 % Ihres Nettolohns vor den meisten Gläubigern sicher.',
  },
  'ca.judged.on-setaside': {
    says: 'In Ontario können Sie das Gericht bitten, ein Versäumnisurteil (default judgment) aufzuheben (set aside). Sie brauchen aussichtsreiche Einwände und einen guten Grund, und Sie müssen schnell handeln.',
  },
  'ca.judged.on-goods': {
    says: 'In Ontario sind Kleidung, Hausrat, Werkzeug für die Arbeit und ein Auto bis zu festen Werten sicher.',
  },
  'ca.judged.bc-goods': {
    says: 'In British Columbia sind Kleidung, Hausrat, Werkzeug und ein Auto bis zu festen Werten sicher.',
  },
  'ca.judged.ab-safe': {
    says: 'In Alberta sind ein Teil Ihres Lohns, Essen, Kleidung, Hausrat, Werkzeug und ein Auto bis zu festen Werten sicher. Nur eine Vollstreckungsfirma (civil enforcement agency) darf pfänden.',
  },
  'ca.judged.sk-safe': {
    says: 'In Saskatchewan sind ein Teil Ihres Lohns und die Dinge sicher, die ein Haushalt braucht. Nur der Sheriff darf pfänden.',
  },
  'ca.judged.mb-wages': {
    says: 'In Manitoba dürfen die meisten Gläubiger höchstens 30 % Ihres Lohns nehmen.',
  },
}
