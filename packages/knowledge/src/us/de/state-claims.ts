/** The German words of the rows in ../state-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CLAIMS_DE: Words = {
  ...stateWords('claim-proof', {
    CA: 'muss ein Schuldenkäufer in seinen Papieren den ersten Gläubiger, die letzte Zahlung und jede Firma nennen, der die Schuld gehörte',
    FL: 'muss der Vertrag der Klage beiliegen. Ein neuer Besitzer der Schuld muss es Ihnen 30 Tage vor der Klage sagen',
    GA: 'haben Sie auch beim magistrate court 30 Tage für die Antwort. Sie können schriftlich antworten oder es der Geschäftsstelle (clerk) sagen',
    IL: 'muss einer Klage wegen einer Karte ein beschworenes Formular über das Konto und jeden Besitzer der Schuld beiliegen',
    MA: 'müssen einer Klage wegen einer Verbraucherschuld beschworene Papiere über das Konto, seinen Besitzer und Ihre Adresse beiliegen',
    MI: 'muss der schriftliche Vertrag der Klage beiliegen, außer es gibt einen guten Grund',
    MO: 'gehen Sie bei einer Forderung bis $25,000 an dem Tag in der Ladung (summons) zum Gericht und geben Sie bis dahin Ihre Einwände schriftlich ab. Darüber haben Sie 30 Tage für die Antwort',
    NJ: 'muss ein Schuldenkäufer, der ein Versäumnisurteil (default judgment) will, Schritt für Schritt beschwören, wem die Schuld gehörte',
    NY: 'muss eine Klage wegen einer Karte den ersten Gläubiger, die letzte Zahlung und jeden Besitzer nennen, mit dem Vertrag als Anlage',
    NC: 'muss ein Schuldenkäufer den Vertrag und den Beweis jedes Verkaufs der Schuld beilegen und die Summe zeigen',
    OH: 'muss der Klage eine Kopie des Kontos oder Vertrags beiliegen. Fehlt sie, können Sie widersprechen',
    PA: 'muss der schriftliche Vertrag der Klage beiliegen. Fehlt er, können Sie widersprechen',
    TX: 'muss eine Schuldklage beim justice court den ersten Gläubiger, das Konto und die Entstehung der Summe nennen',
    VA: 'können Sie den general district court bitten, dass die Forderung genau dargelegt wird (bill of particulars)',
    WA: 'braucht ein Inkassobüro eine Lizenz und muss die Klage beim Gericht einreichen, bevor es Ihnen die Papiere gibt. Sagen Sie es, wenn das fehlt',
  }),
}
