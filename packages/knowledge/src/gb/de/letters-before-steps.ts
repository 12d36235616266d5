/** Was vor Gericht und Vollstreckung kommen muss: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTERS_BEFORE_STEPS_DE: Words = {
  'gb.rent.notice-first': {
    says: 'Ohne förmliche Kündigung (notice) kann kein Verfahren beginnen. Bei privaten Wohnungen oder housing associations ist es meist eine section 8 notice.',
  },
  'gb.home.section-8-now': {
    says: 'Um die Wohnung zurückzubekommen, braucht der Vermieter jetzt section 8: einen gesetzlichen Grund, die richtige Frist und Beweise vor Gericht.',
  },
  'gb.bill.water-paying-fair': {
    says: 'Ofwat erwartet, dass Ihre Wasserfirma bei Geldnot hilft. Bitten Sie um einen Plan, den Sie einhalten können, und bei kleinem Einkommen um weniger.',
  },
  'gb.bill.warrant-hearing': {
    says: 'Ein Beschluss zum Betreten (warrant) braucht das Ja des Gerichts. Sie können hingehen und sagen, was dagegen spricht, oder vorher einen Plan vereinbaren.',
  },
  'gb.tax.goods-notice': {
    says: 'Bevor HMRC Sachen nimmt, muss es das ankündigen und sieben volle Tage warten. Ein Zahlungsplan in dieser Zeit stoppt das.',
  },
  'gb.music.before-court': {
    says: 'Vor einer Klage sollen sie ihre Gründe nennen und Ihnen Zeit geben. Antworten Sie schriftlich, denn ein Richter kann das Verhalten beider Seiten prüfen.',
  },
  'gb.cease.libel-protocol': {
    says: 'Ein Brief wegen übler Nachrede (libel) soll die genauen Worte nennen, was falsch ist und welcher ernste Schaden entstand. Meist sollten Sie 14 Tage zum Antworten haben.',
  },
  'gb.home.right-eviction-day': {
    says: 'Den Tag der Räumung müssen Sie mindestens 14 Tage vorher schriftlich erfahren. Wenn nicht, bitten Sie das Gericht um einen Stopp.',
  },
  'gb.rent.council-notice-first': {
    says: 'Ohne förmliche Ankündigung (notice) der Gemeinde kann kein Verfahren beginnen. Bei Mietschulden muss das Gericht die Räumung auch für angemessen halten.',
  },
}
