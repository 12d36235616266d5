/** The German words of the rows in ../state-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

const PAY_TO_STAY = {
  AZ: 'rettet es den Mietvertrag, wenn Sie vor der Klage alle Miete und Gebühren für Verspätung zahlen. Später schulden Sie auch Kosten, und nach einem Urteil muss der Vermieter zustimmen',
  CA: 'ist die Sache erledigt, wenn Sie die ganze Miete innerhalb der Frist in der Mitteilung zahlen. Später kann ein Richter Sie bei einer Notlage noch bleiben lassen',
  FL: 'müssen Sie die Miete innerhalb von fünf Tagen beim Gericht einzahlen, um gehört zu werden. Ein Vermieter darf nicht als Strafe für eine Beschwerde räumen',
  GA: 'endet der Fall, wenn Sie innerhalb von sieben Tagen nach den Papieren alle Miete und die Gerichtskosten zahlen, einmal in 12 Monaten',
  IL: 'ist die Sache erledigt, wenn Sie die ganze Miete innerhalb der fünf Tage der Mitteilung zahlen',
  MA: 'können Sie bleiben, wenn Sie alle Miete bis zu dem Tag zahlen, an dem Ihre Antwort fällig ist. Ohne Mietvertrag auf Zeit haben Sie meist nur zehn Tage nach der Mitteilung',
  MO: 'endet der Fall, wenn Sie bis zum Tag des Urteils alle Miete und Kosten zahlen. Zahlen Sie das Urteil, bevor es endgültig ist, stoppt das meist die Räumung',
  MS: 'können Sie bleiben, wenn Sie alles vor der Anhörung zahlen oder bis zu dem Tag, den der Richter für den Auszug setzt. Das sind meist sieben Tage',
  MI: 'können Sie bleiben, wenn Sie innerhalb von 10 Tagen nach dem Urteil alle Miete und Kosten zahlen',
  NJ: 'endet das Verfahren, wenn Sie alle Miete und Kosten zahlen. Das geht noch drei Geschäftstage nach der Räumungsmitteilung oder der Räumung',
  NY: 'endet ein Fall wegen Nichtzahlung, wenn Sie vor dem Termin alle fällige Miete zahlen. Volle Zahlung vor der Räumung stoppt meist auch sie',
  NC: 'endet der Fall, wenn Sie vor dem Urteil die Miete und die Kosten zahlen. Sie haben 10 Tage für die Berufung (appeal)',
  OH: 'darf ein Vermieter Sie nicht als Strafe für eine Beschwerde räumen. Bei schlechten Reparaturen können Sie Ihre Miete an das Gericht zahlen',
  PA: 'können Sie eine Räumung wegen Miete stoppen, wenn Sie vorher alle Miete und Kosten zahlen. Sie haben 10 Tage für die Berufung (appeal)',
  SC: 'können fünf Tage Mietrückstand für eine Klage reichen, denn die meisten Verträge enthalten die Mitteilung schon. Nach den Papieren haben Sie zehn Tage, um eine Verhandlung zu verlangen',
  TN: 'rettet es den Mietvertrag, wenn Sie innerhalb der 14 Tage der Mitteilung alle Miete zahlen. Eine fett gedruckte Zeile im Vertrag kann diese Mitteilung aufgeben',
  TX: 'können Sie gegen ein Räumungsurteil innerhalb von fünf Tagen Berufung (appeal) einlegen. Dann zahlen Sie Miete an das Gericht',
  VA: 'muss die Mitteilung schriftlich sein. Sie können bleiben, wenn Sie alles Fällige bis 48 Stunden vor dem sheriff zahlen',
  WA: 'können Sie bleiben, wenn Sie innerhalb von fünf Gerichtstagen nach dem Urteil alles Fällige zahlen. Sie können um einen Plan bitten',
}

export const STATE_TENANTS_DE: Words = {
  ...stateWords('pay-to-stay', PAY_TO_STAY),
  ...stateWords('pay-to-stay-case', PAY_TO_STAY),
  ...stateWords(
    'no-revenge',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH TX VA WA CO CT HI IA KY MD MN NV OR SC TN WI',
      'darf ein Vermieter Sie nicht räumen oder die Miete erhöhen, um eine Beschwerde über Reparaturen zu bestrafen',
    ),
  ),
  ...stateWords('repairs', {
    AZ: 'geben Sie schriftlich Bescheid: 10 Tage, oder 5 Tage, wenn die Gesundheit in Gefahr ist. Bei kleinen Reparaturen dürfen Sie die Kosten abziehen',
    CA: 'muss die Wohnung bewohnbar sein, in den meisten Verträgen seit 2026 mit Herd und Kühlschrank. Nach einer Mitteilung und fairer Wartezeit dürfen Sie es beheben und bis zu einer Monatsmiete abziehen',
    FL: 'schreiben Sie, was falsch ist. Wird es nicht in sieben Tagen behoben, haben Sie vielleicht einen Einwand oder dürfen gehen',
    GA: 'muss der Vermieter die Wohnung in Ordnung und bewohnbar halten. Geben Sie schriftlich Bescheid',
    IL: 'dürfen Sie nach schriftlicher Mitteilung und 14 Tagen kleine Fehler beheben und die Kosten abziehen, in Grenzen',
    MA: 'bitten Sie das Gesundheitsamt (board of health) um eine Prüfung. Dann dürfen Sie es beheben oder Miete einbehalten, nach Regeln',
    MI: 'verspricht jeder Mietvertrag eine Wohnung in gutem Zustand, die brauchbar ist. Geben Sie schriftlich Bescheid',
    NJ: 'muss die Wohnung bewohnbar sein. Nach einer Mitteilung dürfen Sie wichtige Dinge beheben und die Kosten abziehen',
    NY: 'verspricht jeder Mietvertrag eine bewohnbare und sichere Wohnung. Ein Richter kann bei schlechten Zuständen die Miete senken',
    NC: 'muss der Vermieter die Wohnung bewohnbar und sicher halten. Ohne Gericht dürfen Sie die Miete nicht stoppen, können aber etwas zurückfordern',
    OH: 'können Sie nach schriftlicher Mitteilung und fairer Zeit, höchstens 30 Tagen, Ihre Miete an das Gericht zahlen',
    PA: 'verspricht jeder Mietvertrag eine bewohnbare Wohnung. Sagen Sie es dem Vermieter schriftlich, bevor Sie Miete einbehalten',
    TX: 'schreiben Sie per Einschreiben (certified mail) und seien Sie mit der Miete nicht im Rückstand. Der Vermieter hat meist sieben Tage, um sich fair zu bemühen',
    VA: 'können Sie nach schriftlicher Mitteilung die Miete an das Gericht zahlen und einen Richter bitten, Reparaturen zu befehlen (tenant’s assertion)',
    WA: 'hat der Vermieter nach schriftlicher Mitteilung 24 Stunden, 72 Stunden oder 10 Tage, je nachdem, wie schlimm es ist',
  }),
}
