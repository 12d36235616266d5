/** Fragen zu Abos, Beiträgen, Bürgen, Polizei und Hilfe, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_DE: Words = {
  'jp.ask.subscription': {
    says: 'Speichern Sie Bestellseite und Mails. Kündigen Sie jetzt auf dem genannten Weg und behalten Sie Beweise. War die letzte Seite irreführend, können Sie aufheben. Rufen Sie 188 an.',
  },
  'jp.ask.credit-stop': {
    says: 'Schreiben Sie der Karten- oder Kreditfirma, dass und warum Sie nicht zahlen (支払停止の抗弁). Das gilt für Raten über mehr als zwei Monate, ab 40.000 Yen. Behalten Sie Beweise und schreiben Sie auch dem Händler. Rufen Sie 188 an.',
  },
  'jp.ask.free-lawyer': {
    says: 'Rufen Sie Houterasu (法テラス) an. Mit kleinem Einkommen bekommen Sie drei kostenlose Beratungen je Fall, und es streckt das Honorar in kleinen Raten vor. Nach einer Festnahme fragen Sie nach dem Notdienst (当番弁護士), einmal gratis.',
  },
  'jp.ask.paid-scammer': {
    says: 'Rufen Sie jetzt Ihre Bank an, damit das Empfängerkonto gesperrt wird. Rufen Sie die Polizei (#9110) und 188 an. Haben Sie Kartendaten genannt, lassen Sie die Karte sperren. Was auf dem Konto bleibt, kann an Opfer verteilt werden.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Ihre Familie schuldet nichts, aber ein Bürge muss zahlen. Sie behalten Grundlegendes und Bargeld bis 990.000 Yen. Haus und teures Auto werden meist verkauft. Wenige Berufe sind einige Monate gesperrt. Steuern und Kindesunterhalt bleiben.',
    dependsOn: 'was Sie besitzen und wer gebürgt hat',
  },
  'jp.ask.divorce': {
    says: 'Sind beide einig, geben Sie das Formular bei der Gemeinde ab. Sonst beginnt die Vermittlung (調停) beim Familiengericht. Regeln Sie zuerst schriftlich Kinder, Unterhalt, Wohnung und Erspartes. Seit April 2026 können beide das Sorgerecht behalten. Den Anteil am Ersparten können Sie fünf Jahre lang verlangen.',
  },
  'jp.ask.cancel-fee': {
    says: 'Was über dem durchschnittlichen Schaden der Firma liegt, ist nichtig. Lassen Sie sich die Summe erklären. Rufen Sie 188 an, bevor Sie zahlen.',
    dependsOn: 'Vertrag und Zeitpunkt der Absage',
  },
  'jp.ask.nhk': {
    says: 'Ohne solches Gerät brauchen Sie keinen Vertrag und können ihn beenden. Gebühren über fünf Jahre können verjährt sein, aber Sie müssen es vor dem Zahlen sagen.',
    dependsOn: 'ob Sie ein Gerät haben, das NHK empfängt',
  },
  'jp.ask.pension': {
    says: 'Beantragen Sie bei der Gemeinde Befreiung oder Aufschub (免除・納付猶予). Das geht zwei Jahre und einen Monat zurück und wahrt die Invalidenrente. Ignorieren Sie Mahnungen, kann gepfändet werden.',
  },
  'jp.ask.health-premium': {
    says: 'Gehen Sie vor dem Termin zum Amt. Bitten Sie um den Satz für kleine Einkommen oder Arbeitslose, Ermäßigung (減免) oder Raten. Bringen Sie Belege mit. Fragen Sie, welche Leistungen bleiben.',
  },
  'jp.ask.illegal-lender': {
    says: 'Ein Kredit über 109,5 % im Jahr ist nichtig, und Verleih ohne Zulassung ist strafbar. Leihen Sie nicht mehr. Behalten Sie Nachrichten und gehen Sie heute zur Polizei (#9110) und zu einem Anwalt.',
  },
  'jp.ask.student-loan': {
    says: 'Rufen Sie JASSO an, bevor mehr Monate offen sind. Bitten Sie bei wenig Einkommen, Krankheit oder Arbeitslosigkeit um kleinere Raten (減額返還) oder Aufschub (返還期限猶予). Bürgen können gefragt werden, sagen Sie es ihnen früh.',
  },
  'jp.ask.guarantor': {
    says: 'Ein Mitbürge (連帯保証人) schuldet wie der Schuldner. Verlangen Sie das unterschriebene Papier und den Reststand. Ohne Schriftform, oder ohne Höchstsumme bei offener Bürgschaft, ist sie nichtig. Fragen Sie vor dem Zahlen einen Anwalt.',
    dependsOn: 'was Sie unterschrieben haben',
  },
  'jp.ask.police': {
    says: 'Sie müssen nicht gegen Ihren Willen reden. Ohne Festnahme dürfen Sie ablehnen oder gehen. Sie können jederzeit einen Anwalt rufen. Nach einer Festnahme ist der erste Besuch des Notdienstes (当番弁護士) gratis. Unterschreiben Sie nichts Falsches.',
  },
  'jp.ask.stay': {
    says: 'Stellen Sie den Antrag vor dem letzten Tag. Dann dürfen Sie bis zur Antwort bleiben, höchstens zwei Monate länger. Verlassen Sie die Stelle, melden Sie es in 14 Tagen. Bei Ablehnung fragen Sie dort nach dem Grund und gehen Sie sofort zum Anwalt.',
  },
  'jp.ask.welfare': {
    says: 'Sie können Sozialhilfe beim Amt Ihrer Gemeinde beantragen, auch mit Wohnung, Arbeit oder Schulden. Das Amt muss den Antrag nehmen und in 14, höchstens 30 Tagen antworten. Bei Ablehnung haben Sie drei Monate für eine Prüfung.',
  },
  'jp.ask.not-delivered': {
    says: 'Schreiben Sie mit einer letzten Frist, etwa einer Woche. Kommt nichts, treten Sie zurück und fordern das ganze Geld. Mit Karte bezahlt? Bitten Sie die Kartenfirma um Stopp. Überwiesen und keine Antwort? Es kann ein Fake-Shop sein: Rufen Sie heute Bank und Polizei (#9110) an, dann 188.',
  },
  'jp.ask.gym-ill': {
    says: 'Kündigen Sie schriftlich mit ärztlichem Attest. Eine Gebühr über dem durchschnittlichen Schaden der Firma ist unwirksam: Fragen Sie nach der Rechnung. Eine Klausel, die Sie nie gehen lässt, kann auch unwirksam sein. Viele Clubs geben bei Krankheit eine Pause. Rufen Sie 188 an, bevor Sie zahlen.',
  },
  'jp.ask.long-service': {
    says: 'Das gilt über 50.000 Yen und über einen Monat bei Schönheitspflege, sonst zwei Monate. Acht Tage nach Erhalt des Papiers können Sie per Brief oder E-Mail gratis widerrufen. Später können Sie immer noch aufhören. Bei begonnener Schönheitspflege kostet es höchstens 20.000 Yen oder 10 % des Rests, der kleinere Betrag gilt.',
  },
  'jp.ask.private-parking': {
    says: 'Ein Privater kann keine Strafe verhängen. Sie schulden die Parkgebühr und den wirklichen Schaden, keine Summe, die nur auf einem Schild steht. Viel mehr kann unwirksam sein. Zahlen Sie nicht sofort. Verlangen Sie schriftlich Fotos, Zeiten und die Rechnung. Rufen Sie 188 an.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Bei gefälschter oder gestohlener Karte muss die Bank zahlen, weniger bei Unvorsicht. Online-Banking steht nicht in diesem Gesetz, aber die Banken haben zugesagt, Privaten ohne Fehler zu zahlen. Melden Sie es sofort Bank und Polizei: Meist zählen nur die letzten 30 Tage. Bei einem Nein hilft die Beratung der Banken.',
    dependsOn: 'wie das Geld wegkam und wie vorsichtig Sie waren',
  },
  'jp.ask.insurer-refuses': {
    says: 'Fragen Sie schriftlich nach der Klausel und schicken Sie Belege. Gezahlt werden muss in angemessener Zeit. Danach hilft gratis eine Stelle: そんぽADRセンター bei Schaden, 生命保険相談所 bei Leben und Gesundheit. Ansprüche enden meist nach drei Jahren. Stimmen Sie keiner kleinen Summe in Eile zu.',
  },
  'jp.ask.phone-contract': {
    says: 'In acht Tagen nach dem Vertragspapier können Sie meist ohne Strafgebühr lösen (初期契約解除 oder 確認措置). Einrichtungskosten können anfallen. Bei Verträgen ab Juli 2022 kostet das Verlassen höchstens einen Monatspreis. Der Rest eines Handys auf Raten bleibt fällig. Rufen Sie 188 an, wenn Sie getäuscht wurden.',
  },
  'jp.ask.allowance-back': {
    says: 'Verlangen Sie den Bescheid schriftlich, mit Grund und Rechnung. Ist er falsch, beantragen Sie eine Prüfung (審査請求) in drei Monaten, seit Sie es wissen. Wo, steht im Papier. Stimmt er, bitten Sie um kleine Raten. Haben Sie alles rechtzeitig gemeldet, zeigen Sie das. Rufen Sie Houterasu an.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Ein unbezahltes Bußgeld (反則金) wird ein Strafverfahren. Eine unbezahlte Geldstrafe (罰金) kann zu Tagen mit Arbeit in Haft führen. Rufen Sie darum sofort die Staatsanwaltschaft an und bitten Sie um Raten oder Zeit. Zeigen Sie Einkommen und Kosten. Ignorieren Sie die Briefe nicht.',
  },
  'jp.ask.divorce-money': {
    says: 'Was Sie beide in der Ehe aufgebaut haben, wird in der Regel halbiert, egal auf welchen Namen. Was Sie vorher hatten oder erbten, bleibt Ihres. Bei Scheidungen seit April 2026 können Sie fünf Jahre lang fordern. Verlangen Sie auch die Rententeilung (年金分割). Ohne Einigung gehen Sie zum Familiengericht.',
  },
  'jp.ask.car-accident': {
    says: 'Melden Sie es der Polizei und gehen Sie sofort zum Arzt. Für Verletzungen können Sie direkt die Pflichtversicherung der anderen Seite fordern (自賠責, 被害者請求). Gibt es keine, oder bei Fahrerflucht, zahlt der Staat (政府保障事業). Sehen Sie auch in Ihre Police. Unterschreiben Sie nichts in Eile: gratis hilft 日弁連交通事故相談センター.',
  },
  'jp.ask.stalking': {
    says: 'In Gefahr rufen Sie 110. Sonst rufen Sie #9110 oder gehen heute zur Polizei. Sie kann die Person verwarnen; ein Verbot (禁止命令) kann folgen, und wer es bricht, macht sich strafbar. Sichern Sie Nachrichten, Zeiten und Fotos. Treffen Sie niemanden, antworten Sie nicht. Sagen Sie es Familie und Arbeit. Die Polizei hilft mit Streife und sicherem Ort.',
  },
  'jp.ask.pension-decision': {
    says: 'Beantragen Sie eine Prüfung (審査請求) beim Sozialversicherungsprüfer (社会保険審査官) in drei Monaten, seit Sie es wissen. Es ist gratis. Verlangen Sie die benutzten Arztpapiere und schicken Sie einen neuen Bericht. Danach haben Sie zwei Monate für eine zweite Prüfung oder sechs für das Gericht. Ein Fachmann (社労士) hilft.',
  },
  'jp.ask.violence': {
    says: 'In Gefahr rufen Sie 110. Rufen Sie gratis #8008 oder 0120-279-889 (DV相談+) an. Ein Zentrum gibt Ihnen einen sicheren Ort. Ein Gericht kann Nähe verbieten oder die Person ausweisen; ein Bruch ist strafbar. Behalten Sie Fotos und Attest. Die Stadt kann Ihre Adresse verbergen. Sie dürfen die Kinder mitnehmen.',
  },
  'jp.ask.contact': {
    says: 'Elternteil und Kind dürfen sich treffen (親子交流), wie es dem Kind guttut. Ohne Einigung beantragen Sie Vermittlung (調停) beim Familiengericht. Wird ein Beschluss nicht eingehalten, kann das Gericht gratis mahnen (履行勧告) oder Geld pro Fall verlangen (間接強制). Zahlen Sie den Unterhalt trotzdem. Holen Sie das Kind nicht selbst.',
  },
  'jp.ask.parents-debt': {
    says: 'Niemand schuldet den Kredit von Verwandten, außer wer als Bürge (保証人) unterschrieb. Ein Kreditgeber darf die Familie nicht drängen: Sagen Sie schriftlich Nein. Unterschreiben und zahlen Sie nichts. Nach einem Tod erben Sie auch Schulden: Schlagen Sie in drei Monaten beim Familiengericht aus (相続放棄).',
  },
  'jp.ask.online-insult': {
    says: 'Sichern Sie zuerst Screenshots mit Adresse und Zeit. Bitten Sie die Plattform um Löschung. Ein Gericht kann den Namen verlangen (発信者情報開示), aber Daten bleiben oft nur drei bis sechs Monate: Gehen Sie bald zum Anwalt. Sie können Geld fordern. Für eine Strafanzeige haben Sie sechs Monate, seit Sie wissen, wer es war.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Haben Sie vor Juni 2010 zu mehr als 15 bis 20 % im Jahr geliehen, zahlten Sie vielleicht zu viel. Verlangen Sie den ganzen Verlauf (取引履歴): Man muss ihn geben. Sie haben meist zehn Jahre ab der letzten Zahlung, für Zahlungen seit April 2020 fünf ab Wissen. Kredite seit 2010 haben es selten. Fragen Sie Houterasu.',
  },
  'jp.ask.child-purchase': {
    says: 'Geschäfte von Kindern unter 18 ohne Erlaubnis der Eltern kann man aufheben. Nicht beim Taschengeld und nicht, wenn das Kind über sein Alter täuschte. Ein Klick auf „über 18“ ist nicht immer Täuschung. Schreiben Sie sofort an Shop, Apple oder Google und die Kartenfirma, mit Alter und Daten. Rufen Sie 188 an.',
  },
  'jp.ask.card-misuse': {
    says: 'Rufen Sie sofort die Kartenfirma an und lassen Sie sperren. Nach ihren Bedingungen trägt sie Missbrauch meist selbst, oft bis 60 Tage vor dem Anruf, wenn Sie mit der PIN nicht leichtsinnig waren. Melden Sie es der Polizei und notieren Sie die Nummer. Bestreiten Sie jede Buchung schriftlich. Bei einem Nein rufen Sie 188 an.',
  },
  'jp.ask.builder-overcharge': {
    says: 'Der vereinbarte Preis gilt. Mehrarbeit braucht vorher Ihr Ja. Verlangen Sie eine Rechnung mit Posten, zahlen Sie das Vereinbarte und bestreiten Sie den Rest schriftlich. Kamen sie zu Ihnen, oder war es viel teurer als die Werbung? Dann haben Sie vielleicht acht Tage zum Widerruf (クーリング・オフ). Zahlen Sie nicht unter Druck; rufen Sie 188 an.',
  },
}
