/** The German words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'nz.debt.want': { says: 'Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.' },
  'nz.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand darf seinetwegen Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'nz.debt.who': {
    says: 'Eine Inkassofirma (debt collector) arbeitet für die Firma, der Sie etwas schuldeten, oder hat die Schuld gekauft. Sie hat keine Macht eines Gerichts, eines Gerichtsbeamten (bailiff) oder der Polizei.',
  },
  'nz.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten, um Hilfe in einer Notlage (hardship) bitten und anbieten, was Sie sich leisten können. Niemand darf Ihnen drohen.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Von Ihrem Lohn oder Ihrer Sozialleistung darf man noch kein Geld nehmen. Zuerst braucht man ein Urteil und dann eine Pfändung (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'Man darf Ihre Sachen nicht nehmen. Das darf nur ein Gerichtsbeamter (bailiff) nach einer Anordnung des Gerichts. Ein Kreditgeber darf ein Auto nehmen, das seinen Kredit sichert.',
  },
  'nz.debt.know-old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht. Eine Zahlung oder ein unterschriebenes Papier, dass Sie es schulden, startet die Zeit neu.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt zahlten oder schrieben. Tun Sie das, bevor Sie etwas zahlen oder unterschreiben.',
  },
  'nz.debt.know-mentor': {
    says: 'Ein Finanzberater (financial mentor) kann für Sie kostenlos mit der Firma sprechen. Die Firma kann dann mit ihm statt mit Ihnen reden.',
  },
  'nz.debt.org-scheme': {
    says: 'Kreditgeber müssen zu einer kostenlosen Streitstelle (dispute scheme) gehören. Suchen Sie ihren Namen im Brief oder im Financial Service Providers Register.',
  },
  'nz.debt.right-proof': {
    says: 'Sie können Beweise verlangen: den Vertrag, die Auszüge und wie die Summe entstanden ist.',
  },
  'nz.debt.right-disclosure': {
    says: 'Bevor eine Inkassofirma bei einem Verbraucherkredit anfängt, muss man Ihnen sagen, wer sie ist, was Sie schulden und wie es entstanden ist.',
  },
  'nz.debt.right-no-harass': {
    says: 'Sie haben das Recht, nicht belästigt, gezwungen oder getäuscht zu werden.',
  },
  'nz.debt.right-hardship': {
    says: 'Trifft Sie bei einem Kredit Krankheit, Verlust der Arbeit oder eine Trennung, können Sie schriftlich bitten, die Zahlungen zu ändern.',
  },
  'nz.debt.right-hardship-answer': {
    says: 'Der Kreditgeber muss auf so eine Bitte (hardship request) innerhalb von 20 Arbeitstagen antworten und bei einem Nein Gründe nennen.',
  },
  'nz.debt.right-scheme': {
    says: 'Löst der Kreditgeber Ihre Beschwerde nicht, prüft seine Streitstelle (dispute scheme) sie kostenlos.',
  },
  'nz.debt.right-private': {
    says: 'Man sollte Ihrem Chef, Ihrer Familie oder Ihren Nachbarn nichts von der Schuld sagen. Sie können fragen, was man über Sie gespeichert hat.',
  },
  'nz.debt.step-check': {
    says: 'Prüfen Sie, ob die Schuld Ihre ist. Sehen Sie sich den Namen, die Summe, die Daten und den ersten Gläubiger an.',
  },
  'nz.debt.step-age': {
    says: 'Finden Sie heraus, wann Sie zuletzt gezahlt haben. Ist das fast oder mehr als sechs Jahre her, zahlen und unterschreiben Sie noch nichts.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Rufen Sie MoneyTalks unter 0800 345 123 an. Es ist kostenlos, und man ist dort auf Ihrer Seite.',
  },
  'nz.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Beweise für die Schuld, oder bitten Sie um Hilfe in einer Notlage (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan und bieten Sie eine Summe an, die Sie durchhalten können. Lassen Sie sich die Abmachung schriftlich geben.',
  },
  'nz.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es schriftlich und sagen Sie, warum. Dann sollte man es nicht als Zahlungsausfall (default) eintragen, solange es bestritten ist.',
  },
  'nz.debt.opt-proof': {
    says: 'Verlangen Sie den Vertrag und die Auszüge. Zahlen Sie nichts, bis Sie sie gesehen haben.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos.',
    time: 'Ein Brief. Dann einige Wochen.',
    risk: 'Gering. Man kann noch klagen, achten Sie also auf Papiere vom Gericht.',
    bestFor: 'Sie sind nicht sicher, dass die Schuld Ihre ist, oder die Summe sieht falsch aus.',
  },
  'nz.debt.opt-hardship': {
    says: 'Bitten Sie den Kreditgeber schriftlich um längere, kleinere oder spätere Zahlungen. Sagen Sie, was passiert ist.',
    title: 'Um Hilfe in einer Notlage bitten',
    cost: 'Kostenlos.',
    time: '20 Arbeitstage für eine Antwort.',
    risk: 'Gering. Bitten Sie bald, denn ein langer Rückstand kann es verhindern.',
    bestFor: 'Sie haben die Arbeit verloren, waren krank oder Ihre Familie hat sich getrennt.',
  },
  'nz.debt.opt-plan': {
    says: 'Bieten Sie eine Summe für jede Woche oder alle zwei Wochen an. Lassen Sie es sich schriftlich geben, bevor Sie zahlen.',
    title: 'Einen Zahlungsplan anbieten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Eine Zahlung kann die Frist neu starten.',
    bestFor: 'Sie schulden es, und es ist nicht zu alt.',
  },
  'nz.debt.opt-scheme': {
    says: 'Beschweren Sie sich zuerst beim Kreditgeber, dann bei seiner Streitstelle.',
    title: 'Zur Streitstelle (dispute scheme) gehen',
    cost: 'Kostenlos.',
    time: 'Wochen bis Monate.',
    risk: 'Gering.',
    bestFor: 'Man belästigt Sie, oder man hat Ihnen mehr geliehen, als Sie sich leisten konnten.',
  },
  'nz.debt.opt-insolvency': {
    says: 'Ein Plan zur Rückzahlung (debt repayment order), ein Verfahren ohne Vermögen (no asset procedure) oder ein Bankrott (bankruptcy) kann Schulden beenden.',
    title: 'Nach Wegen bei Zahlungsunfähigkeit fragen',
    cost: 'Die meisten Anträge sind kostenlos.',
    time: 'Wochen.',
    risk: 'Es steht in einem öffentlichen Register.',
    bestFor: 'Sie schulden weit mehr, als Sie zahlen können.',
  },
  'nz.debt.insight-restart': {
    says: 'Schon eine kleine Zahlung oder ein unterschriebenes Papier kann die sechs Jahre neu starten.',
    actionable: 'Prüfen Sie das Alter der Schuld, bevor Sie etwas zahlen.',
  },
  'nz.debt.insight-lending': {
    says: 'Ein Kreditgeber musste prüfen, ob Sie sich den Kredit leisten konnten. Hat er das nicht getan, bekommen Sie vielleicht Gebühren und Zinsen zurück.',
    actionable:
      'Verlangen Sie die Unterlagen der Kreditprüfung und zeigen Sie sie einem Finanzberater (financial mentor).',
  },
  'nz.debt.tactic-writing': {
    says: 'Bleiben Sie beim Schriftlichen. Bitten Sie, nur E-Mail oder Briefe zu benutzen.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Gerichtstermin ist nah.',
  },
  'nz.debt.warn-court': {
    says: 'Kommen Papiere vom Gericht, legen Sie sie nicht weg. Antworten Sie nicht rechtzeitig, kann die andere Seite ohne Sie gewinnen.',
  },
  'nz.debt.myth-prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie eine Karte, einen Kredit oder eine Rechnung nicht zahlen.',
  },
  'nz.debt.myth-things': {
    says: 'Eine Inkassofirma darf Ihre Sachen nicht nehmen. Das darf nur ein Gerichtsbeamter (bailiff) nach einer Anordnung des Gerichts.',
  },
  'nz.debt.element-creditor': {
    says: 'Man sollte sagen, wem Sie etwas schulden.',
    name: 'Wem Sie etwas schulden',
    ifMissing: 'Der Brief sagt nicht, wem Sie etwas schulden. Fragen Sie, bevor Sie zahlen.',
  },
  'nz.debt.element-sum': {
    says: 'Man sollte Ihnen sagen, wie viel verlangt wird.',
    name: 'Wie viel',
    ifMissing: 'Der Brief nennt keine klare Summe. Verlangen Sie eine volle Aufstellung.',
  },
  'nz.debt.right-fee': {
    says: 'Eine Gebühr darf nur dazukommen, wenn Ihr Vertrag es erlaubt. Man darf Sie darüber nicht täuschen, und ein Gericht kann eine unfaire Klausel streichen.',
  },
  'nz.debt.right-loan-fees': {
    says: 'Gebühren eines Kreditgebers für späte Zahlung dürfen nicht unangemessen sein. Fragen Sie, wie jede einzelne entstanden ist.',
  },
  'nz.debt.right-no-asset': {
    says: 'Schulden Sie 1.000 bis 50.000 $ und besitzen Sie fast nichts, kann ein Verfahren ohne Vermögen (no asset procedure) nach einem Jahr die meisten Schulden beenden. Sie können es nur einmal nutzen.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Ein Plan zur Rückzahlung (debt repayment order) gibt Ihnen bis zu drei Jahre, um Schulden bis 50.000 $ in Teilen zu zahlen. In dieser Zeit darf niemand Sie deswegen verklagen.',
  },
  'nz.debt.right-bad-work': {
    says: 'War die Arbeit schlecht oder nicht fertig, sagen Sie das schriftlich mit Fotos. Sie können verlangen, dass man es in Ordnung bringt oder vom Preis abzieht.',
  },
  'nz.debt.right-tribunal': {
    says: 'Bestreiten Sie es, kann das Disputes Tribunal bis 60.000 $ entscheiden. Anwälte nehmen nicht teil, und Sie zahlen meist keine Kosten.',
  },
  'nz.debt.right-phone': {
    says: 'Bestreiten Sie eine Telefon- oder Internetrechnung, prüft Telecommunications Dispute Resolution sie kostenlos. Dienste müssen sorgfältig sein; sonst verlangen Sie eine Gutschrift.',
  },
  'nz.debt.right-sold': {
    says: 'Ihre Schuld wurde verkauft. Verlangen Sie die schriftliche Mitteilung, den Vertrag und die Berechnung. Was Sie dem ersten Kreditgeber sagen konnten, zählt weiter.',
  },
}
