/** German: sentences of the interface. See en/fixed.ts. */
import type { Fixed } from '../phrases.ts'

export const DE_FIXED: Fixed = {
  noReplyDate: 'Wir haben in diesem Brief kein Datum für Ihre Antwort gefunden.',
  stillAct: 'Sie können trotzdem noch etwas tun.',
  noWords: 'Wir konnten in diesem Brief keine Wörter lesen.',
  quietKind: 'Das sieht nicht nach einem Brief aus, der etwas von Ihnen fordert.',
  unknownKind: 'Diese Art von Brief kennen wir noch nicht.',
  noRulesForKind: 'Für diese Art von Brief haben wir hier noch keine Regeln.',
  noAnswer: 'Auf diese Frage haben wir noch keine geprüfte Antwort.',
  rulesBelow: 'Was wir zu diesem Thema wissen, steht weiter unten.',
  noCertainAnswer: 'Das können wir noch nicht sicher beantworten.',
  readBelow: 'Was wir gefunden haben, steht weiter unten.',
  nothingToDo: 'Wir haben nichts gefunden, was Sie tun müssen.',
  askFreeHelp: 'Eine kostenlose Beratung kann mit Ihnen darauf schauen.',
  oldLetter: 'Der Brief ist über ein Jahr alt. Klären Sie, was seitdem geschehen ist.',
  severalLetters:
    'Hier sind mehrere Briefe. Laden Sie jeden einzeln hoch, dann wird das Ergebnis besser.',
  shortYes: 'Die kurze Antwort auf Ihre Frage ist Ja.',
  shortNo: 'Die kurze Antwort auf Ihre Frage ist Nein.',
  shortDepends: 'Die Antwort auf Ihre Frage hängt von einer Sache ab.',
  shortDo: 'Sie können jetzt etwas dagegen tun.',
  shortBelief: 'Was wir dazu sicher sagen können, steht weiter unten.',
  looksLikeScam: 'Das sieht nach Betrug aus.',
  scamWants: 'Jemand will Ihr Geld oder Ihre Daten.',
  scamRight: 'Nehmen Sie sich Zeit, um es zu prüfen.',
  scamReality: 'Betrüger machen Angst und setzen kurze Fristen, damit Sie nicht nachdenken.',
  scamWho: 'Der Name darauf kann von einer echten Stelle geliehen sein.',
  scamNext: 'Antworten Sie nicht, und zahlen Sie nicht.',
  scamStepContact: 'Benutzen Sie nicht die Telefonnummern oder Links darin.',
  scamStepCheck:
    'Fragen Sie die echte Stelle. Suchen Sie deren Telefonnummer oder Adresse selbst heraus.',
  scamStepBank: 'Haben Sie schon gezahlt oder Daten genannt? Rufen Sie jetzt Ihre Bank an.',
  scamStepReport: 'Melden Sie es, damit andere gewarnt sind.',
  noRights: 'Wir haben hier noch keine geprüften Regeln zu Ihren Rechten.',
  rightsBelow: 'Worauf Sie ein Recht haben, steht in der Liste weiter unten.',
  noReality: 'Prüfen Sie jede Angabe, bevor Sie danach handeln.',
  noSender: 'Der Brief zeigt nicht klar, wer ihn geschickt hat.',
  noSenderRecord: 'Wir wissen nichts über sie. Prüfen Sie, wer sie sind, bevor Sie zahlen.',
  enquiryWant: 'Sie möchten eine klare Antwort und wissen, was zu tun ist.',
  enquiryReality: 'Viel hängt von den Tatsachen ab. Schreiben Sie sie auf, solange Sie sie wissen.',
  enquiryFacts: 'Schreiben Sie auf, was geschehen ist, mit Datum und Namen.',
  enquiryPapers: 'Heben Sie jede Nachricht, jede Rechnung und jedes Foto dazu auf.',
  enquiryWho: 'Sie haben eine Frage gestellt. Es gibt also keinen Absender zu prüfen.',
  startBelow: 'Beginnen Sie mit Schritt 1 weiter unten.',
  keepLetter: 'Heben Sie den Brief und den Umschlag auf. Notieren Sie, an welchem Tag er ankam.',
  readTwice: 'Lesen Sie ihn noch einmal. Markieren Sie jedes Datum, jede Summe und jeden Namen.',
  askBelow: 'Bitten Sie eine der Stellen weiter unten, mit Ihnen darauf zu schauen.',
  askAdvice: 'Bitten Sie eine kostenlose Beratung in Ihrer Nähe, mit Ihnen darauf zu schauen.',
  softwareWords:
    'Einige Wörter hier richten sich an Computer-Programme, nicht an Sie. Wir haben sie nicht beachtet.',
  checkReal: 'Manches hier wirkt nicht richtig. Prüfen Sie, ob es echt ist, bevor Sie zahlen.',
  wrongCountry:
    'Sie haben {chosen} gewählt. Der Brief scheint aber aus einem anderen Land zu kommen: {detected}.',
  usedCountry: 'Wir haben das Recht dieses Landes benutzt: {used}.',
  notUsedCountry:
    'Wir haben das Recht dieses Landes nicht benutzt, weil es vielleicht nicht gilt: {chosen}.',
  otherCurrency: 'Die Summen sind in {currency}. Prüfen Sie, ob {country} das richtige Land ist.',
  noKnowledge: 'Für dieses Land haben wir noch keine geprüften Regeln: {country}.',
  unknownNation:
    'Wir konnten nicht erkennen, um welchen Teil des Vereinigten Königreichs es geht. Wir haben die Regeln von England benutzt.',
  nationsDiffer: 'In Wales, Schottland und Nordirland sind manche Regeln anders.',
  foreignLanguage:
    'Der Brief ist auf {language}. Bitten Sie jemanden, der das gut liest, unsere Lesung zu prüfen.',
  weakLanguage: 'Der Brief ist auf {language}. Das können wir noch nicht gut lesen.',
  whichKind: 'Was davon passt am besten zu Ihrem Brief?',
  helpJudgment:
    'Ein Gericht hat schon entschieden. Holen Sie sich kostenlosen Rechtsrat, bevor Sie handeln.',
  helpEviction:
    'Ihre Wohnung kann in Gefahr sein. Holen Sie sich jetzt kostenlosen Rat zum Wohnen.',
  helpStatutory:
    'Das ist eine förmliche Forderung mit kurzen Fristen. Holen Sie sich jetzt kostenlosen Schulden-Rat.',
  helpHearing: 'Es gibt einen Gerichtstermin. Holen Sie sich vorher kostenlosen Rechtsrat.',
  helpCharge:
    'Man wirft Ihnen vor einem Strafgericht eine Tat vor. Antworten Sie rechtzeitig, und holen Sie sich kostenlosen Rechtsrat.',
  helpPrison: 'Hier kann es um ein Strafgericht gehen. Holen Sie sich zuerst Rechtsrat.',
  coverageFull: 'Diese Art von Brief kennen wir hier gründlich, mit {rules} geprüften Regeln.',
  coverageBasic: 'Wir kennen hier das Wichtigste, mit {rules} geprüften Regeln.',
  coverageNone: 'Dafür wissen wir nicht genug, um Ihnen zu raten. Deshalb kostet es Sie nichts.',
  keepTrack: 'Heben Sie von jedem Brief, den Sie schicken oder bekommen, eine Kopie auf.',
  proofOfPost: 'Lassen Sie sich bei der Post einen Beleg geben, wenn Sie einen Brief schicken.',
  noTimeframe: 'Kein Datum gefunden.',
  understanding: 'Können Sie mit eigenen Worten sagen, was man von Ihnen will und bis wann?',
  understandingEnquiry: 'Können Sie mit eigenen Worten sagen, was Sie zuerst tun werden?',
  noLimitationDate:
    'Der Brief zeigt nicht, wann die Schuld entstanden ist. Fragen Sie nach diesem Datum.',
  someEnglish: 'Einige Teile sind auf Englisch, weil wir sie noch nicht übersetzt haben.',
}
