/** The German words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'us.ask-debt.jail': {
    says: 'Weil Sie eine private Schuld nicht zahlen, können Sie nicht ins Gefängnis kommen, und eine Inkassofirma darf nicht damit drohen. Ein Gericht kann Sie nur bestrafen, wenn Sie seinen Befehl zu kommen nicht beachten.',
  },
  'us.ask-debt.garnish': {
    says: 'Bei einer privaten Schuld muss man zuerst klagen und gewinnen. Dann können höchstens 25 % Ihres Lohns nach den Pflichtabzügen weg, von kleinem Lohn weniger. Manche Bundesstaaten schützen alles.',
    dependsOn: 'ob es ein Gerichtsurteil gegen Sie gibt',
  },
  'us.ask-debt.bank-account': {
    says: 'Ohne Urteil kann man nicht an Ihr Konto. Mit Urteil kann man das Gericht darum bitten. Zwei Monate direkt überwiesener Leistungen des Bundes müssen frei bleiben.',
    dependsOn: 'ob es ein Gerichtsurteil gegen Sie gibt',
  },
  'us.ask-debt.social-security': {
    says: 'Ein privater Gläubiger kann Social Security, SSI oder Leistungen der VA nicht nehmen. Die Bundesregierung kann für ihre eigenen Schulden einen Teil von Social Security nehmen, aber nicht SSI.',
  },
  'us.ask-debt.take-things': {
    says: 'Eine Inkassofirma kann nicht kommen und Ihre Sachen nehmen. Sie braucht zuerst ein Urteil, und ein sheriff führt es aus. Bei einem Kreditgeber mit Pfandrecht (lien) an Ihrem Auto ist es anders.',
  },
  'us.ask-debt.come-to-house': {
    says: 'Sie müssen die Tür nicht öffnen und nicht reden. Sagen Sie schriftlich, dass man sich nicht mehr melden soll. Eine Inkassofirma hat keine Macht, hereinzukommen oder Sachen zu nehmen.',
  },
  'us.ask-debt.ignore': {
    says: 'Legen Sie es nicht beiseite: Die Schuld bleibt, und man kann klagen. Bestreiten Sie sie innerhalb von 30 Tagen schriftlich, und antworten Sie rechtzeitig auf Papiere vom Gericht.',
  },
  'us.ask-debt.calls': {
    says: 'Schreiben Sie: Melden Sie sich nicht mehr. Dann muss man aufhören, außer um zu sagen, dass man aufhört oder klagen wird. Mehr als sieben Anrufe in sieben Tagen sind zu viel.',
  },
  'us.ask-debt.work-calls': {
    says: 'Man darf Ihrem Chef, Ihrer Familie oder Freunden nichts von der Schuld sagen. Sagen Sie, dass Sie bei der Arbeit keine Anrufe annehmen dürfen, dann muss man dort aufhören.',
  },
  'us.ask-debt.not-mine': {
    says: 'Schreiben Sie innerhalb von 30 Tagen, dass Sie die Schuld bestreiten und Beweise wollen. Man muss aufhören, bis man sie schickt. Hat jemand Ihren Namen benutzt, gehen Sie zu IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Bestreiten Sie sie innerhalb von 30 Tagen nach der Mitteilung schriftlich und verlangen Sie Beweise. Man muss mit dem Eintreiben aufhören, bis man sie schickt. Behalten Sie eine Kopie und schicken Sie es als Einschreiben (certified mail).',
  },
  'us.ask-debt.old': {
    says: 'In den meisten Bundesstaaten ist die Zeit zu klagen drei bis sechs Jahre. Danach darf eine Inkassofirma nicht klagen. Zahlen oder versprechen Sie nichts, bevor Sie es wissen, denn das kann sie neu starten.',
    dependsOn: 'Ihr Bundesstaat, die Art der Schuld und Ihre letzte Zahlung',
  },
  'us.ask-debt.credit-report': {
    says: 'Bestreiten Sie einen falschen Eintrag kostenlos bei jeder Auskunftei (bureau). Sie muss ihn prüfen, meist innerhalb von 30 Tagen. Die meisten Schulden müssen nach sieben Jahren weg.',
  },
  'us.ask-debt.medical-report': {
    says: 'Ein Gericht hob das Bundesverbot im Juli 2025 auf. Die Auskunfteien (bureaus) sagen, dass sie bezahlte, unter einem Jahr alte und solche unter $500 weglassen. Manche Bundesstaaten verbieten sie.',
    dependsOn: 'die Summe, ihr Alter und Ihr Bundesstaat',
  },
  'us.ask-debt.sued': {
    says: 'Reichen Sie bis zum Datum in der Ladung (summons) eine schriftliche Antwort (answer) ein, in vielen Bundesstaaten 20 bis 30 Tage nach Erhalt. Tun Sie es nicht, gewinnt die andere Seite. Die Rechtshilfe (legal aid) oder das self-help center kann helfen.',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Legen Sie es nicht beiseite. Antworten Sie nicht, gewinnt die andere Seite durch Säumnis (default) und kann Lohn oder Bankgeld verlangen. Haben Sie es verpasst, bitten Sie das Gericht jetzt, neu zu öffnen.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Bitten Sie heute die Geschäftsstelle des Gerichts (clerk) um die Akte. Sie können den Richter bitten, das Urteil aufzuheben (set aside), vor allem, wenn Sie die Papiere nie bekamen. Die Zeit ist kurz.',
  },
  'us.ask-debt.settle': {
    says: 'Prüfen Sie, ob die Schuld Ihre und nicht zu alt ist. Bieten Sie an, was Sie zahlen können, und holen Sie die Einigung zuerst schriftlich. Erlassene Schuld von $600 oder mehr kann als Einkommen gemeldet werden.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Sprechen Sie zuerst mit einer gemeinnützigen Schuldnerberatung (credit counselor). Eine Firma, die am Telefon Hilfe bei Schulden (debt relief) verkauft, darf keine Gebühr nehmen, bevor sie eine Schuld geregelt hat.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Erlassene Schuld zählt als Einkommen, außer eine Ausnahme passt. Die wichtigsten sind Insolvenz (bankruptcy) und mehr zu schulden als zu besitzen. Nutzen Sie Form 982.',
    dependsOn: 'ob Sie mehr schuldeten als besaßen, als sie erlassen wurde',
  },
  'us.ask-debt.dead-person': {
    says: 'Die Schulden eines Verstorbenen werden meist aus dem bezahlt, was er hinterließ, nicht von Ihnen. Haben Sie mit unterschrieben, oder in Bundesstaaten mit gemeinsamem Ehevermögen (community property), schulden Sie es vielleicht.',
    dependsOn: 'ob Sie auch unterschrieben haben, und Ihr Bundesstaat',
  },
  'us.ask-debt.identity-theft': {
    says: 'Gehen Sie zu IdentityTheft.gov und machen Sie einen Bericht. Schicken Sie ihn der Firma und den Auskunfteien (credit bureaus): Sie müssen die falsche Schuld sperren. Sperren (freeze) Sie Ihren Kredit bei allen drei kostenlos.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Ein gemeinnütziges Krankenhaus muss mindestens 120 Tage warten, bevor es hart vorgeht, etwa klagt. Es muss damit aufhören, solange es Ihre Bitte um Hilfe prüft. Die können Sie 240 Tage lang stellen.',
    dependsOn: 'ob das Krankenhaus gemeinnützig ist',
  },
  'us.ask-debt.sheriff': {
    says: 'Papiere anzunehmen heißt nicht, dass Sie zustimmen. Um Sie zu räumen oder Sachen zu nehmen, braucht man einen Gerichtsbefehl: Lassen Sie ihn sich zeigen, wehren Sie sich nicht, und rufen Sie die Rechtshilfe (legal aid) an.',
    dependsOn: 'ob man Papiere bringt oder einen Gerichtsbefehl',
  },
  'us.ask-debt.ticket': {
    says: 'Handeln Sie bis zum Datum auf dem Strafzettel (ticket): Zahlen Sie, oder sagen Sie, dass Sie nicht schuldig sind (not guilty), und verlangen Sie eine Anhörung. Bringen Sie Fotos und Belege mit. Wer das Datum verpasst, zahlt vielleicht mehr oder verliert den Führerschein.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Schreiben Sie innerhalb von 60 Tagen nach der Abrechnung an die Adresse der Kartenfirma für Streit. Diese Abbuchung müssen Sie nicht zahlen, solange geprüft wird. Bei gestohlenen Karten schulden Sie höchstens $50.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Sagen Sie es jetzt Ihrer Bank. Für Überweisungen, die Sie nicht erlaubt haben, schulden Sie höchstens $50, wenn Sie es innerhalb von zwei Geschäftstagen sagen. Nach 60 Tagen ab dem Kontoauszug verlieren Sie vielleicht mehr.',
  },
  'us.ask-debt.robocalls': {
    says: 'Sagen Sie stopp, wenn möglich schriftlich. Ungewollte automatische Anrufe (robocalls) und Nachrichten auf ein Handy sind meist verboten, und Sie können $500 pro Anruf einklagen. Melden Sie sie der FCC und der FTC.',
  },
  'us.ask-debt.irs-plan': {
    says: 'Antworten Sie bis zum Datum in der Mitteilung, auch wenn Sie nicht zahlen können. Bitten Sie auf IRS.gov um einen Zahlungsplan, mehr Zeit oder einen Vergleich.',
  },
  'us.ask-debt.irs-call': {
    says: 'Legen Sie auf und zahlen Sie nicht: Das ist sehr wahrscheinlich Betrug. Diese Ämter schreiben per Post und wollen nie Geschenkkarten. Prüfen Sie Ihr Konto auf ihrer eigenen Seite.',
  },
  'us.ask-debt.cp2000': {
    says: 'Sehen Sie auf Nummer und Datum. Ein CP2000 will in 30 Tagen eine Antwort. Eine notice of deficiency gibt 90 Tage für das Steuergericht (Tax Court). Eine final levy notice gibt 30 Tage für eine Anhörung.',
  },
  'us.ask-debt.overpayment': {
    says: 'Handeln Sie innerhalb von 30 Tagen, damit man nicht beginnt, Geld zu nehmen. Sie haben 60 Tage für den Widerspruch (appeal, SSA-561). Einen Erlass (waiver, SSA-632) können Sie jederzeit verlangen.',
  },
  'us.ask-debt.student-loan-default': {
    says: 'Das Pfänden von Lohn und Steuererstattungen für unbezahlte Kredite des Bundes wurde am 16. Januar 2026 angehalten. Prüfen Sie, ob das noch gilt. Ein privater Kreditgeber muss Sie zuerst verklagen.',
    dependsOn: 'ob der Kredit vom Bund oder privat ist',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Der Plan SAVE ist beendet. Sehen Sie auf StudentAid.gov nach, welche Pläne Sie noch wählen können. Seit Juli 2026 gibt es einen neuen, den Repayment Assistance Plan.',
  },
  'us.ask-debt.foreclosure': {
    says: 'Rufen Sie jetzt Ihren Kreditverwalter (servicer) und eine von HUD zugelassene Beratung (HUD-approved counselor) an. Meist darf die Zwangsversteigerung (foreclosure) erst beginnen, wenn Sie über 120 Tage im Rückstand sind. Über einen vollen und rechtzeitigen Antrag auf Hilfe muss zuerst entschieden werden.',
  },
  'us.ask-debt.partners-loan': {
    says: 'Sie dürfen die Person verklagen, die unterschrieben hat, aber nicht mit einer Klage drohen, die sie nicht vorhaben, und nicht mit Haft. Über die Schulden dürfen sie nur mit deren Ehepartner oder Anwalt reden, nicht mit Ihnen. Verlangt binnen 30 Tagen schriftlich Belege. Auf echte Gerichtspapiere muss man antworten. Sie schulden nichts, was Sie nicht unterschrieben haben.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Rufen Sie jetzt die IRS an und bieten Sie Raten an. Sie muss zuerst eine letzte Mitteilung schicken, dann haben Sie 30 Tage für eine Anhörung (hearing). Eine Bank hält das Geld 21 Tage, und eine Notlage kann es frei machen.',
  },
  'us.ask-debt.cosigned': {
    says: 'Ja. Wer mit unterschreibt, schuldet alles, wenn der andere nicht zahlt, und es kann in Ihrer Kreditauskunft stehen. Vor der Unterschrift hätten Sie einen Hinweis darauf bekommen müssen.',
  },
  'us.ask-debt.house-lien': {
    says: 'Zuerst müssen sie klagen und gewinnen. In den meisten Staaten kann das Urteil dann auf Ihrem Haus lasten (lien), aber das Recht des Eigenheims (homestead) schützt einen Teil oder alles. Wenige Kartenschulden führen zu einem Zwangsverkauf.',
    dependsOn: 'ob ein Urteil gegen Sie da ist, und Ihr Bundesstaat',
  },
  'us.ask-debt.refund-offset': {
    says: 'Nein. Nur öffentliche Schulden wie Steuern, Kindesunterhalt und Studienkredite des Bundes können von einer Erstattung des Bundes genommen werden. Eine private Firma mit Urteil könnte das Geld nehmen, wenn es auf Ihrem Konto ist.',
  },
  'us.ask-debt.loan-sold': {
    says: 'Schreiben Sie dem Verwalter des Kredits (servicer) und fragen Sie, wie sich die Summe ergibt. Er muss in 30 Geschäftstagen antworten. 60 Tage nach einem Wechsel gilt eine Zahlung an den alten servicer nicht als zu spät. Die Bedingungen des Kredits bleiben gleich.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Sehen Sie Ihr Konto auf IRS.gov an und schicken Sie Kopien des eingelösten Schecks oder des Kontoauszugs bis zum genannten Tag an die Adresse auf der Mitteilung. Sie dürfen die Rechnung bestreiten. Der Taxpayer Advocate hilft kostenlos.',
  },
}
