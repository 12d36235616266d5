/** Ein Verzugsschreiben zu einem Kredit: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_NOTICE_DE: Words = {
  'gb.default-notice.not-yet': {
    says: 'Bis zum genannten Tag darf der Kreditgeber deswegen nicht kündigen, nicht alles verlangen und nichts zurückholen.',
  },
  'gb.default-notice.step-check': {
    says: 'Vergleichen Sie die Summe mit Ihren Zahlungen. Zählen Sie die Tage: Es müssen mindestens 14 ab Erhalt sein.',
  },
  'gb.default-notice.right-time-order': {
    says: 'Sie können jetzt ein Gericht um eine Fristverlängerung (time order) bitten. Es kann kleinere Raten über längere Zeit setzen, manchmal weniger Zinsen.',
  },
  'gb.default-notice.right-care': {
    says: 'Bei Geldnot muss der Kreditgeber Geduld zeigen. Er muss einen Plan und weniger oder keine Zinsen prüfen.',
  },
  'gb.default-notice.right-goods': {
    says: 'Ist beim Mietkauf (hire purchase) ein Drittel bezahlt, geht die Rücknahme nur mit Gericht. Auch Ihr Grundstück dürfen sie dafür nur mit Gericht betreten. Ohne Gericht müssen Sie nicht zustimmen.',
  },
  'gb.default-notice.insight-file': {
    says: 'Ein Vermerk über Verzug bleibt sechs Jahre in Ihrer Kreditauskunft, auch wenn Sie später zahlen.',
    actionable:
      'Bitten Sie vorher um einen Plan und darum, nichts zu vermerken, solange Sie ihn einhalten.',
  },
  'gb.default-notice.option-cure': {
    says: 'Zahlen Sie nur den Rückstand. Dann gilt es, als wäre nichts geschehen, und der Vertrag läuft weiter.',
    title: 'Bis zum Tag zahlen, was verlangt ist',
    cost: 'Der genannte Rückstand.',
    time: 'Vor dem genannten Tag.',
    risk: 'Lassen Sie dafür nicht Miete, Gemeindesteuer oder Essen offen.',
    bestFor: 'Sie haben das Geld, und die Summe stimmt.',
  },
  'gb.default-notice.option-time-order': {
    says: 'Eine Beratung hilft, Einkommen und mögliche Raten zu zeigen. Das Gericht setzt fest, was fair ist.',
    title: 'Ein Gericht um eine time order bitten',
    cost: 'Eine Gerichtsgebühr, bei wenig Geld oft weniger.',
    time: 'Einige Wochen.',
    risk: 'Bleiben die neuen Raten aus, kann sie enden.',
    bestFor: 'Die Not geht vorbei, und Sie wollen Sache oder Haus behalten.',
  },
}
