/** The German words of the rows in ../enquiry-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Suchen Sie Ihren Mietvertrag (bail) und notieren Sie: leer oder möbliert, Beginn, Ende, Kaution.',
  },
  'fr.ask-home.step-adil': {
    says: 'Fragen Sie Ihre ADIL nach kostenlosem Rechtsrat, bevor Sie dem Vermieter antworten.',
  },
  'fr.ask-home.step-written': {
    says: 'Schreiben Sie dem Vermieter per Einschreiben und behalten Sie eine Kopie.',
  },
  'fr.ask-home.right-judge': {
    says: 'Nur ein Richter kann Ihr Recht beenden, in Ihrer Wohnung zu bleiben.',
  },
  'fr.ask-home.right-decent': {
    says: 'Sie haben das Recht auf eine ordentliche und sichere Wohnung.',
  },
  'fr.ask-home.right-receipt': {
    says: 'Sie haben auf Verlangen das Recht auf eine kostenlose Mietquittung (quittance).',
  },
  'fr.ask-home.option-adil': {
    title: 'Die ADIL fragen',
    says: 'Ein Jurist der ADIL antwortet Ihnen kostenlos.',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Jede Frage zum Mietvertrag.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Einen kostenlosen Schlichter fragen',
    says: 'Ein Schlichter (conciliateur de justice) bringt Sie und den Vermieter zusammen.',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Sie wollen die Wohnung behalten und den Streit beenden.',
  },
  'fr.ask-home.know-winter': {
    says: 'Vom 1. November bis 31. März dürfen die meisten Mieter nicht geräumt werden.',
    learnMore: 'Die Miete ist trotzdem fällig.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Zahlen Sie die Miete weiter, auch im Streit. Wer aufhört, kann die Wohnung verlieren.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Ein Vermieter darf Sie nicht mit Gewalt hinauswerfen oder die Schlösser tauschen. Das ist eine Straftat.',
  },
  'fr.ask-home.throw-out': {
    says: 'Nur ein Richter kann den Mietvertrag beenden, und nur ein Gerichtsvollzieher (commissaire de justice) darf räumen. Ein Vermieter, der es allein tut, macht sich strafbar. Rufen Sie die Polizei (17).',
  },
  'fr.ask-home.winter': {
    says: 'Vom 1. November bis 31. März wird meist kein Mieter hinausgesetzt. Die Miete ist trotzdem fällig, und das Gerichtsverfahren geht weiter.',
    dependsOn: 'ob es für Sie eine Wohnung gibt und wie Sie hineinkamen',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Sprechen Sie mit dem Vermieter. Rufen Sie SOS loyers impayés an (0 805 16 00 75) und beantragen Sie den Wohnungshilfefonds (FSL). Nach einer förmlichen Aufforderung (commandement) haben Sie bei neueren Mietverträgen sechs Wochen.',
  },
  'fr.ask-home.notice-landlord': {
    says: 'Leer: sechs Monate vor dem Ende des Mietvertrags. Möbliert: drei. Nur zum Verkauf, zum Selbstbewohnen oder aus ernstem Grund, und nie mitten im Vertrag.',
    dependsOn: 'ob die Wohnung möbliert ist',
  },
  'fr.ask-home.notice-tenant': {
    says: 'Möbliert: ein Monat. Leer: drei Monate. Einer gilt in angespannten Lagen (zone tendue), nach Stellenverlust, bei erster Stelle, wegen Gesundheit oder mit RSA.',
    dependsOn: 'wo sie liegt und warum Sie gehen',
  },
  'fr.ask-home.deposit': {
    says: 'Die Kaution muss binnen eines Monats zurückkommen, wenn das Protokoll beim Auszug dem beim Einzug entspricht, sonst binnen zwei. Zu spät: je begonnenem Monat 10 % der Miete mehr.',
    dependsOn: 'das Protokoll beim Auszug (état des lieux)',
  },
  'fr.ask-home.rent-rise': {
    says: 'Nur einmal im Jahr, nur wenn der Mietvertrag es sagt, und höchstens nach dem Index (IRL). Ein versäumtes Jahr kann man nicht nachfordern.',
    dependsOn: 'was in Ihrem Mietvertrag steht',
  },
  'fr.ask-home.repairs': {
    says: 'Verlangen Sie die Reparatur per Einschreiben. Zahlen Sie die Miete weiter. Geschieht nichts, gehen Sie zum Schlichter (conciliateur de justice) oder Richter und sagen Sie es dem Rathaus.',
  },
  'fr.ask-home.charges': {
    says: 'Verlangen Sie die Jahresabrechnung. Die Belege dürfen Sie sechs Monate lang einsehen. Nebenkosten können nur drei Jahre lang gefordert werden.',
    dependsOn: 'was die Papiere zeigen',
  },
  'fr.ask-home.landlord-enter': {
    says: 'Der Vermieter darf ohne Ihr Ja nicht hinein, auch nicht mit Schlüssel. Für Besichtigungen vereinbaren Sie eine Zeit, höchstens zwei Stunden an Werktagen.',
  },
  'fr.ask-home.eviction-judged': {
    says: "Sie haben ab der Aufforderung zwei Monate, um auszuziehen. Bitten Sie den Vollstreckungsrichter (juge de l'exécution) um bis zu ein Jahr und beantragen Sie eine Wohnung nach dem Recht auf Wohnen (DALO).",
  },
  'fr.ask-home.guarantor': {
    says: 'Ein Bürge zahlt, wenn der Mieter nicht zahlt. Ohne Enddatum können Sie die Bürgschaft schriftlich beenden, aber sie läuft bis zum Ende des Mietvertrags.',
    dependsOn: 'das Papier, das Sie unterschrieben haben',
  },
  'fr.ask-home.exit-check': {
    says: 'Vergleichen Sie das Protokoll (état des lieux) vom Auszug mit dem vom Einzug. Sie zahlen Schäden, nicht die normale Abnutzung. Verlangen Sie Kostenvoranschläge oder Rechnungen. Gehen Sie dann zur kostenlosen Schlichtungskommission (CDC).',
  },
  'fr.ask-home.flatmate': {
    says: 'Mit einer Klausel zur gemeinsamen Haftung (clause de solidarité) schuldet jeder Mitbewohner die ganze Miete. Wer auszieht, haftet noch höchstens sechs Monate nach dem Ende der Kündigungsfrist.',
    dependsOn: 'was im Mietvertrag steht',
  },
  'fr.ask-home.more-time': {
    says: 'Bitten Sie den Vollstreckungsrichter (juge de l’exécution) um mehr Zeit: ein Monat bis ein Jahr. Bringen Sie Nachweise über Ihr Einkommen und Ihre Wohnungssuche mit. Beantragen Sie auch DALO.',
  },
  'fr.ask-home.neighbour-noise': {
    says: 'Nachtlärm kann mit Geldbuße bestraft werden, am Tag auch, wenn er andauert, sich wiederholt oder laut ist. Reden oder schreiben Sie, notieren Sie Daten, rufen Sie die Polizei. Ein kostenloser Schlichter oder ein Richter kann ihn stoppen.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Sie können den Nachbarn zwingen, überhängende Äste zu schneiden. Wurzeln dürfen Sie an der Grenze selbst kappen. Bäume über zwei Meter müssen zwei Meter Abstand haben, Hecken einen halben, außer bei örtlichem Brauch. Versuchen Sie zuerst einen kostenlosen Schlichter.',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Verlangen Sie sie schriftlich. Der Vermieter muss für jede voll bezahlte Miete eine Quittung geben, ohne Kosten. Für eine Teilzahlung gibt es einen einfachen Beleg. Bei Weigerung gehen Sie zur kostenlosen Schlichtungsstelle (CDC).',
  },
  'fr.ask-home.dalo': {
    says: 'Beantragen Sie zuerst eine Sozialwohnung und behalten Sie die Nummer. Sind Sie wohnungslos, bald geräumt, in einer untauglichen Wohnung, oder warten Sie viel zu lange? Dann senden Sie das DALO-Formular kostenlos an die Kommission bei der Präfektur. Sagt sie ja und kommt in drei bis sechs Monaten nichts, gehen Sie zum Verwaltungsgericht.',
  },
}
