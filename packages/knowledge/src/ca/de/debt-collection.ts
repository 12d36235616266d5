/** The German words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ca.debt.want': { says: 'Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.' },
  'ca.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand darf seinetwegen Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'ca.debt.who': {
    says: 'Eine Inkassofirma (collection agency) arbeitet für die Firma, der Sie etwas schuldeten, oder hat die Schuld gekauft. Sie hat keine Macht eines Gerichts oder der Polizei.',
  },
  'ca.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten und anbieten, was Sie sich leisten können. Niemand darf Ihnen drohen oder Sie bloßstellen.',
  },
  'ca.debt.no-wages-yet': {
    says: 'Ihren Lohn darf man noch nicht nehmen. Bei den meisten Schulden muss man zuerst klagen und gewinnen.',
  },
  'ca.debt.no-goods-yet': {
    says: 'Man darf Ihre Sachen nicht nehmen und nicht in Ihre Wohnung kommen. Nur Beamte eines Gerichts dürfen pfänden, nach einem Urteil.',
  },
  'ca.debt.know-old': {
    says: 'Schulden können für das Gericht zu alt werden. In vielen Provinzen dauert das zwei Jahre, in Québec drei. Eine Zahlung oder ein unterschriebenes Papier kann die Zeit neu starten.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt zahlten oder schrieben. Tun Sie das, bevor Sie etwas zahlen oder unterschreiben.',
  },
  'ca.debt.know-six-years': {
    says: 'Die meisten unbezahlten Schulden verschwinden nach etwa sechs Jahren aus Ihrer Kreditauskunft. Eine Schuld in der Auskunft kann trotzdem zu alt für das Gericht sein.',
  },
  'ca.debt.org-licence': {
    says: 'In den Provinzen brauchen Inkassofirmen eine Lizenz oder Registrierung. Sie können das bei Ihrer Provinz prüfen.',
  },
  'ca.debt.right-details': {
    says: 'Sie haben das Recht, die Einzelheiten der Schuld zu kennen: wie viel, wofür, und wer sie eintreibt.',
  },
  'ca.debt.right-no-harass': {
    says: 'Sie haben das Recht, nicht bedroht, beleidigt oder zu hart bedrängt zu werden. Niemand darf Ihre Schuld öffentlich machen.',
  },
  'ca.debt.right-hours': {
    says: 'Wer für eine Bank eintreibt, darf nicht an Feiertagen, vor 7 Uhr oder nach 21 Uhr anrufen. Sonntags nur von 13 bis 17 Uhr.',
  },
  'ca.debt.right-work': {
    says: 'Wer für eine Bank eintreibt, darf mit Ihrem Chef nicht über die Schuld sprechen. Er darf nur prüfen, ob Sie dort arbeiten.',
  },
  'ca.debt.right-others': {
    says: 'Man darf nicht mit Familie, Freunden oder Nachbarn über Ihre Schuld sprechen, außer die Person hat sie mit unterschrieben.',
  },
  'ca.debt.right-complain': {
    says: 'Sie können sich bei Ihrer Bank beschweren. Dauert es mehr als 56 Tage oder sind Sie nicht einverstanden, gehen Sie kostenlos zu OBSI.',
  },
  'ca.debt.right-privacy': {
    says: 'Sie können die Firma fragen, was sie über Sie gespeichert hat, und falsche Angaben berichtigen lassen.',
  },
  'ca.debt.qc-writing': {
    says: 'In Québec können Sie schriftlich verlangen, dass man sich nur schriftlich meldet. Das gilt drei Monate, und Sie können es erneuern.',
  },
  'ca.debt.qc-five-days': {
    says: 'In Québec muss eine Inkassofirma zuerst eine schriftliche Mitteilung schicken. Anrufen darf sie erst fünf Tage später.',
  },
  'ca.debt.qc-contest': {
    says: 'In Québec können Sie schreiben, dass Sie die Schuld bestreiten und man vor Gericht gehen kann. Dann darf man Sie nicht anrufen.',
  },
  'ca.debt.step-check': {
    says: 'Prüfen Sie, ob die Schuld Ihre ist. Sehen Sie sich Namen, Summe, Daten und den ersten Gläubiger an.',
  },
  'ca.debt.step-age': {
    says: 'Finden Sie heraus, wann Sie zuletzt gezahlt haben. Ist das Jahre her, zahlen und unterschreiben Sie noch nichts.',
  },
  'ca.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Beweise für die Schuld, eine Liste der Kosten und den Namen des ersten Kreditgebers.',
  },
  'ca.debt.step-help': {
    says: 'Sprechen Sie mit einer gemeinnützigen Schuldnerberatung (credit counsellor). Schulden Sie viel, fragen Sie einen Insolvenzverwalter (Licensed Insolvency Trustee). Das erste Gespräch ist meist kostenlos.',
  },
  'ca.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan. Bieten Sie schriftlich eine Summe an, die Sie durchhalten, und behalten Sie jeden Zahlungsbeleg.',
  },
  'ca.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es schriftlich und sagen Sie, warum. Schicken Sie Kopien Ihrer Beweise, nicht die Originale.',
  },
  'ca.debt.opt-proof': {
    says: 'Verlangen Sie, dass man zeigt, was Sie schulden und warum. Zahlen Sie nichts, bis Sie es gesehen haben.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos.',
    time: 'Ein Brief. Dann einige Wochen.',
    risk: 'Gering. Man kann noch klagen, achten Sie also auf Papiere vom Gericht.',
    bestFor: 'Sie sind nicht sicher, ob es Ihre ist, oder die Summe sieht falsch aus.',
  },
  'ca.debt.opt-plan': {
    says: 'Bieten Sie eine monatliche Summe an, oder eine kleinere Summe für alles. Holen Sie die Einigung schriftlich, bevor Sie zahlen.',
    title: 'Anbieten, was Sie sich leisten können',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Eine Zahlung kann die Frist neu starten.',
    bestFor: 'Sie schulden es, und es ist nicht zu alt.',
  },
  'ca.debt.opt-trustee': {
    says: 'Ein Insolvenzverwalter (Licensed Insolvency Trustee) kann Ihren Gläubigern einen Teil anbieten, über bis zu fünf Jahre. Das stoppt die meisten Klagen und Lohnpfändungen.',
    title: 'Nach einem Vergleich (consumer proposal) fragen',
    cost: 'Wird aus den vereinbarten Zahlungen bezahlt.',
    time: 'Bis zu fünf Jahre.',
    risk: 'Es steht einige Jahre in Ihrer Kreditauskunft.',
    bestFor: 'Sie schulden mehr, als Sie je zurückzahlen können.',
  },
  'ca.debt.insight-restart': {
    says: 'In den meisten Provinzen kann schon eine kleine Zahlung die Frist neu starten. Anrufer bitten oft deshalb um eine kleine Summe.',
    actionable: 'Prüfen Sie das Alter der Schuld, bevor Sie überhaupt etwas zahlen.',
  },
  'ca.debt.insight-interest': {
    says: 'Seit 2025 dürfen die meisten Kredite höchstens 35 % im Jahr kosten, alle Kosten eingerechnet. Lizenzierte Kredite bis zum Zahltag (payday loans) haben eine eigene Grenze.',
    actionable:
      'Rechnen Sie die Kosten im Jahr aus. Liegen sie über 35 %, fragen Sie einen Anwalt oder ein Verbraucheramt.',
  },
  'ca.debt.tactic-writing': {
    says: 'Bleiben Sie beim Schriftlichen. Ein Brief gibt Ihnen Zeit und hinterlässt eine Spur.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Gerichtstermin ist nahe.',
  },
  'ca.debt.warn-court': {
    says: 'Kommen Papiere vom Gericht, legen Sie sie nicht beiseite. Antworten Sie nicht rechtzeitig, kann man ohne Sie gewinnen.',
  },
  'ca.debt.warn-settlers': {
    says: 'Vorsicht bei Firmen, die gegen Geld im Voraus versprechen, Ihre Schulden zu lösen. Insolvenzverwalter (Licensed Insolvency Trustees) und gemeinnützige Beratungen sind sicherer.',
  },
  'ca.debt.myth-prison': {
    says: 'Wegen einer unbezahlten Karte, eines Kredits oder einer Rechnung können Sie nicht ins Gefängnis kommen. Ein Eintreiber, der das sagt, bricht die Regeln.',
  },
  'ca.debt.myth-things': {
    says: 'Eine Inkassofirma darf Ihre Sachen nicht nehmen. Das darf nur ein Beamter des Gerichts, nach einem Urteil. Ein Kreditgeber darf ein Auto zurücknehmen, das seinen Kredit sichert.',
  },
  'ca.debt.element-creditor': {
    says: 'Man muss sagen, wem Sie etwas schulden.',
    name: 'Wem Sie etwas schulden',
    ifMissing: 'Der Brief sagt nicht, wem Sie etwas schulden. Fragen Sie, bevor Sie zahlen.',
  },
  'ca.debt.element-sum': {
    says: 'Man muss Ihnen sagen, wie viel gefordert wird.',
    name: 'Wie viel',
    ifMissing: 'Der Brief nennt keine klare Summe. Verlangen Sie eine volle Aufstellung.',
  },
  'ca.debt.on-six-days': {
    says: 'In Ontario muss eine Inkassofirma Ihnen zuerst einen vertraulichen Brief schicken. Dann muss sie sechs Tage warten, bevor sie sich meldet.',
  },
  'ca.debt.on-three': {
    says: 'Hat man in Ontario mit Ihnen gesprochen, darf man sich höchstens dreimal in sieben Tagen melden. Post zählt nicht.',
  },
  'ca.debt.on-hours': {
    says: 'In Ontario darf man sich von 7 bis 21 Uhr melden, sonntags nur von 13 bis 17 Uhr. Nicht an Feiertagen.',
  },
  'ca.debt.bc-writing': {
    says: 'In British Columbia können Sie verlangen, dass man sich nur schriftlich meldet. Geben Sie eine Postadresse an.',
  },
  'ca.debt.bc-dispute': {
    says: 'In British Columbia können Sie schreiben, dass Sie die Schuld bestreiten und sie vor Gericht soll. Dann darf man sich nicht mehr melden.',
  },
  'ca.debt.ab-three': {
    says: 'In Alberta darf man sich höchstens dreimal in sieben Tagen melden, und nur von 7 bis 22 Uhr.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Nennt ein Vertrag Zinsen je Tag, Woche oder Monat und keinen Jahreszins, schulden Sie höchstens 5 % im Jahr. Bei Krediten für ein Haus ist es anders.',
  },
  'ca.debt.on-credit-file': {
    says: 'In Ontario können Sie Ihre Kreditakte kostenlos sehen, Falsches berichtigen lassen und Ihre Sicht ergänzen. Alte Schulden müssen nach einigen Jahren aus der Akte.',
  },
  'ca.debt.bc-credit-file': {
    says: 'In British Columbia können Sie Ihre Kreditakte kostenlos sehen, Falsches berichtigen lassen und Ihre Sicht ergänzen. Alte Schulden müssen nach einigen Jahren aus der Akte.',
  },
  'ca.debt.ab-credit-file': {
    says: 'In Alberta können Sie Ihre Kreditakte kostenlos sehen, Falsches berichtigen lassen und Ihre Sicht ergänzen. Alte Schulden müssen nach einigen Jahren aus der Akte.',
  },
  'ca.debt.qc-credit-file': {
    says: 'In Québec können Sie Ihre Kreditakte kostenlos sehen. Sind Sie nicht einverstanden, können Sie eine Notiz ergänzen, und Sie können eine kostenlose Sperre verlangen.',
  },
  'ca.debt.right-bad-work': {
    says: 'War die Arbeit schlecht oder nicht fertig, sagen Sie es schriftlich mit Fotos. Sie können Ihren Schaden von der Rechnung abziehen.',
  },
  'ca.debt.on-small-claims': {
    says: 'In Ontario nimmt das Gericht für kleine Fälle (Small Claims Court) bis $50,000. Anwaltskosten sind dort meist höchstens 15 % der Forderung.',
  },
  'ca.debt.bc-small-claims': {
    says: 'In British Columbia entscheidet ein Tribunal über Forderungen bis $5,000, das Gericht für kleine Fälle (small claims court) bis $35,000. Den Anwalt der anderen Seite zahlen Sie meist nicht.',
  },
  'ca.debt.ab-court': {
    says: 'In Alberta nimmt der Court of Justice Forderungen bis $100,000. Dort können Sie selbst für sich sprechen.',
  },
  'ca.debt.qc-small-claims': {
    says: 'In Québec sprechen alle bei kleinen Forderungen (petites créances) selbst, ohne Anwälte. Eine Firma, die die Schuld kaufte, kann dort nicht klagen.',
  },
  'ca.debt.right-phone': {
    says: 'Bei Schulden für Telefon oder Internet können Sie sich kostenlos bei der CCTS beschweren. Der Wireless Code begrenzt, was bei vorzeitigem Ende eines Handyvertrags geschuldet ist.',
  },
  'ca.debt.right-sold': {
    says: 'Ihre Schuld wurde verkauft. Verlangen Sie die schriftliche Mitteilung über den Verkauf und einen Beweis, dass sie dieser Firma gehört. Zahlen Sie nicht an zwei Firmen.',
  },
  'ca.debt.right-student': {
    says: 'Der Staat hat meist sechs Jahre, um wegen eines Studienkredits zu klagen; eine Zahlung startet die Zeit neu. Steuererstattungen kann er weiter einbehalten. Bitten Sie um Rückzahlungshilfe.',
  },
}
