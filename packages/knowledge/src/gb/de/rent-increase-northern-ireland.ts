/** A notice of a higher rent in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_NORTHERN_IRELAND_DE: Words = {
  'gb.rent-rise.right-faulty-ni': {
    says: 'Eine Erhöhung, die zu früh kommt oder mit weniger als drei Monaten schriftlicher Frist, gilt nicht.',
  },
  'gb.rent-rise.step-ni': {
    says: 'Prüfen Sie zwei Dinge: ein Jahr seit der letzten Erhöhung und drei volle Monate bis zum Beginn. Fehlt eins, schreiben Sie dem Vermieter.',
  },
  'gb.rent-rise.reality-ni': {
    says: 'In Nordirland setzt für die meisten privaten Wohnungen kein Gericht die Miete fest. Es hilft, die Regeln zu prüfen und zu verhandeln.',
  },
  'gb.rent-rise.not-yet-ni': {
    says: 'Bis zu dem Tag im Schreiben schulden Sie nur die alte Miete.',
  },
  'gb.rent-rise.right-leave-ni': {
    says: 'Ohne festes Ende oder danach dürfen Sie mit vier Wochen Frist schriftlich gehen. Nach zehn Jahren in der Wohnung sind es zwölf Wochen.',
  },
  'gb.rent-rise.step-council-ni': {
    says: 'Bricht der Vermieter diese Regeln und lenkt nicht ein? Melden Sie es der Gemeinde (environmental health) und rufen Sie Housing Rights an.',
  },
}
