/** The German words of the rows in ../state-hospitals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOSPITALS_DE: Words = {
  ...stateWords('hospital-help', {
    GA: 'geben viele Krankenhäuser bei kleinem Einkommen kostenlose oder billigere Behandlung (ICTF). Fragen Sie vor dem Zahlen nach dem Formular',
    AZ: 'dürfen Zinsen auf Arztschulden höchstens 3 % im Jahr sein',
    CA: 'müssen Krankenhäuser bei kleinem Einkommen kostenlose oder billigere Behandlung geben und 180 Tage mit einer Klage warten. Das Gesetz hält Arztschulden aus Kreditauskünften',
    CO: 'müssen Krankenhäuser bis 250 % der Armutsgrenze prüfen, ob Sie Hilfe bekommen. Zahlungen sind nach Ihrem Einkommen begrenzt, und das Eintreiben muss warten',
    FL: 'muss das Krankenhaus Ihnen eine Rechnung mit allen Posten geben und prüfen, ob Sie Hilfe bekommen, bevor es die Schuld verkauft, meldet oder klagt',
    IL: 'müssen Krankenhäuser prüfen, ob Sie Hilfe bekommen können, bevor sie eine Rechnung an ein Inkasso geben',
    MD: 'müssen Krankenhäuser bei kleinem Einkommen kostenlose oder billigere Behandlung geben, und vor einer Klage einen Zahlungsplan',
    MA: 'zahlt das Health Safety Net bei kleinem Einkommen die Behandlung im Krankenhaus. Fragen Sie, bevor Sie eine Rechnung zahlen',
    MN: 'müssen Krankenhäuser bei Patienten ohne Versicherung prüfen, ob sie Hilfe bekommen. Das Gesetz hält Arztschulden aus Kreditauskünften',
    NJ: 'ist charity care bei kleinem Einkommen kostenlos oder billig. Das Gesetz hält Arztschulden aus Kreditauskünften',
    NY: 'müssen Krankenhäuser bei kleinem Einkommen billigere Behandlung und einen Zahlungsplan anbieten. Das Gesetz hält Arztschulden aus Kreditauskünften',
    NC: 'muss ein Krankenhaus eine klare Rechnung schicken und Ihnen 30 Tage vorher schreiben, bevor es sie an ein Inkasso gibt',
    OH: 'müssen Krankenhäuser kostenlose Grundbehandlung geben, wenn Ihr Einkommen an oder unter der Armutsgrenze liegt',
    TX: 'muss ein Krankenhaus Ihnen eine Rechnung mit allen Posten geben. Vorher darf es die Schuld nicht eintreiben',
    VA: 'müssen Krankenhäuser bei Patienten ohne Versicherung prüfen, ob sie Hilfe und einen Zahlungsplan bekommen',
    WA: 'müssen Krankenhäuser bei kleinem und mittlerem Einkommen kostenlose oder billigere Behandlung geben und Ihnen davon sagen',
  }),
}
