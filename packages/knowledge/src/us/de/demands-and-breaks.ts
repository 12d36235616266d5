/** The German words of the rows in ../demands-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const DEMANDS_AND_BREAKS_DE: Words = {
  'us.store.want': {
    says: 'Ein Laden oder seine Anwaltskanzlei will Geld, weil Waren weggenommen worden seien.',
  },
  'us.store.right-proof': {
    says: 'Die Summe darf nicht höher sein, als das Gesetz des Bundesstaats erlaubt. Zahlen Sie nicht, muss der Laden vor Gericht das Wegnehmen und seinen Schaden beweisen.',
  },
  'us.store.right-apart': {
    says: 'Zahlen beendet kein Strafverfahren, und der Brief darf das weder versprechen noch damit drohen.',
  },
  'us.store.step': {
    says: 'Rufen Sie nicht an und erklären Sie nicht, was geschah. Ist ein Strafverfahren möglich, sprechen Sie zuerst mit einem Anwalt.',
  },
  'us.store.option': {
    says: 'Fragen Sie schriftlich nach dem Gesetz, den Waren und der Summe, und geben Sie nichts zu.',
    title: 'Schriftlich Beweise verlangen',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Brief',
    risk: 'Der Laden kann vor dem Gericht für kleine Fälle (small claims court) klagen. Das tut er selten.',
    bestFor: 'Die Waren wurden zurückgegeben, oder es stimmt nicht.',
  },
  'us.check.right-bounced': {
    says: 'Das Gesetz des Bundesstaats begrenzt die Gebühr für einen zurückgegebenen Scheck und gibt meist einige Tage zum Zahlen, bevor mehr fällig wird. Ein Versehen ist keine Straftat.',
  },
  'us.story.arrested': {
    says: 'Sagen Sie über die Sache nur einem Anwalt etwas. Gehen Sie zu jedem Gerichtstermin. Verlangen Sie einen Pflichtverteidiger (public defender), wenn Sie nicht zahlen können. Fragen Sie beim ersten Fall nach diversion.',
  },
  'us.story.warrant': {
    says: 'Rufen Sie heute die Geschäftsstelle (clerk) oder einen Anwalt an und fragen Sie, wie der Fall wieder auf die Liste kommt. Selbst zu kommen, wird meist besser behandelt, als gefunden zu werden.',
  },
  'us.story.drunk': {
    says: 'Es sind zwei Fälle: Gericht und Führerschein. Die Zeit, den Führerschein zu retten, ist oft nur 7 bis 15 Tage. Verlangen Sie diese Anhörung jetzt und sprechen Sie vor dem Gericht mit einem Anwalt.',
  },
  'us.story.store-letter': {
    says: 'Der Brief ist eine private Forderung, getrennt von einem Strafverfahren. Zahlen beendet keine Anklage. Das Gesetz des Bundesstaats begrenzt die Summe, und der Laden muss sie beweisen. Sprechen Sie mit einem Anwalt, bevor Sie schreiben.',
    dependsOn: 'Ihr Bundesstaat und was geschah',
  },
  'us.story.sick': {
    says: 'Kein Bundesgesetz gibt bezahlte Krankentage. Aber viele Bundesstaaten und Städte tun es und verbieten Strafen dafür. Firmen mit 50 Beschäftigten müssen bei schwerer Krankheit meist unbezahlt freigeben.',
    dependsOn: 'Ihr Bundesstaat, Ihre Stadt und die Größe der Firma',
  },
  'us.story.breaks': {
    says: 'Das Bundesrecht verlangt keine Pausen für Erwachsene, aber kurze Pausen sind bezahlte Zeit. Viele Bundesstaaten verlangen sie, etwa Kalifornien, New York, Washington, Illinois und Massachusetts.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.story.not-served': {
    says: 'Bitten Sie das Gericht um die Akte und den Beweis der Zustellung (proof of service). Wurden Sie nicht erreicht, beantragen Sie sofort, das Urteil aufzuheben und die Pfändung zu stoppen. Sagen Sie, warum, und was Ihr Einwand ist.',
  },
  'us.story.bugs': {
    says: 'Der Vermieter muss die Wohnung meist bewohnbar halten. Schreiben Sie mit Fotos und einem Datum, rufen Sie die Prüfer der Stadt (inspector), und hören Sie nicht auf zu zahlen, bevor Sie die Regel Ihres Bundesstaats kennen.',
    dependsOn: 'Ihr Bundesstaat und Ihr Mietvertrag',
  },
  ...stateWords(
    'store-demand',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'darf ein Laden die Waren und eine Summe verlangen, die das Gesetz begrenzt. Für ein Kind können die Eltern gefragt werden',
    ),
  ),
  ...stateWords(
    'sick-days',
    sameCells(
      'AZ CA IL MA MI NJ NY WA',
      'verdienen die meisten Beschäftigten nach dem Gesetz bezahlte Krankheitszeit und dürfen nicht bestraft werden, weil sie sie nutzen',
    ),
  ),
  ...stateWords('work-breaks', {
    CA: 'bekommen Sie 30 Minuten zum Essen bei einer Schicht über fünf Stunden, und zehn Minuten Pause alle vier Stunden. Eine ausgefallene kostet die Firma einen Stundenlohn',
    IL: 'bekommen Sie 20 Minuten zum Essen bei einer Schicht von siebeneinhalb Stunden',
    MA: 'bekommen Sie 30 Minuten zum Essen bei einer Schicht von mehr als sechs Stunden',
    NY: 'bekommen Sie meist 30 Minuten zum Mittagessen bei einer Schicht von mehr als sechs Stunden',
    WA: 'bekommen Sie 30 Minuten zum Essen bei einer Schicht über fünf Stunden, und zehn Minuten Pause alle vier Stunden',
  }),
}
