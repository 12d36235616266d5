/** The German words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'ca.work.myth-contract': {
    says: 'Sie haben Rechte bei der Arbeit auch ohne schriftlichen Vertrag. Mindestlohn, Kündigungsfrist und Urlaubsgeld gelten trotzdem.',
  },
  'ca.work.want': {
    says: 'So ein Brief verlangt oft auch, Papiere zu unterschreiben. Sie dürfen sich vor der Unterschrift Zeit nehmen.',
  },
  'ca.work.reality': {
    says: 'Meist stehen Ihnen eine Kündigungsfrist oder Geld zu. Das erste Angebot ist oft weniger, als das Gesetz Ihnen gibt.',
  },
  'ca.work.who': {
    says: 'Für die meisten gilt das Recht ihrer Provinz. Für Banken, Fluglinien, Telefonfirmen und Bahnen gilt Bundesrecht.',
  },
  'ca.work.rights': {
    says: 'Sie behalten das Recht auf den letzten Lohn, Urlaubsgeld und die Arbeitsbescheinigung (record of employment). Vor der Unterschrift dürfen Sie sich Zeit nehmen.',
  },
  'ca.work.no-sign': {
    says: 'Man darf Sie nicht zwingen, sofort zu unterschreiben. Verdienten Lohn darf man nicht zurückhalten.',
  },
  'ca.work.know-common': {
    says: 'Außerhalb von Québec können Richter viel mehr als die Mindestfrist geben. Alter, Arbeitsjahre und Art der Stelle zählen.',
  },
  'ca.work.right-notice': {
    says: 'Nach etwa drei Monaten Arbeit haben Sie das Recht auf eine Kündigungsfrist oder Geld stattdessen. Schweres Fehlverhalten ist eine Ausnahme.',
  },
  'ca.work.right-pay': {
    says: 'Sie haben das Recht auf allen verdienten Lohn und Urlaubsgeld, egal warum die Stelle endete.',
  },
  'ca.work.right-roe': {
    says: 'Sie haben das Recht auf eine Arbeitsbescheinigung (record of employment), damit Sie Arbeitslosengeld (employment insurance) beantragen können.',
  },
  'ca.work.right-discrimination': {
    says: 'Man darf Ihnen nicht wegen Geschlecht, ethnischer Herkunft, Alter, Behinderung, Religion oder Schwangerschaft kündigen.',
  },
  'ca.work.step-dont-sign': {
    says: 'Unterschreiben Sie noch keine Verzichtserklärung (release). Nach der Unterschrift können Sie meist nicht mehr fordern.',
  },
  'ca.work.step-ei': {
    says: 'Beantragen Sie jetzt Arbeitslosengeld (employment insurance), auch ohne Ihre Arbeitsbescheinigung (record of employment). Warten Sie über vier Wochen, können Sie Geld verlieren.',
  },
  'ca.work.step-keep': {
    says: 'Behalten Sie Brief, Vertrag, Lohnzettel und Nachrichten. Schreiben Sie auf, was gesagt wurde und wann.',
  },
  'ca.work.step-advice': {
    says: 'Bitten Sie einen Anwalt oder eine Rechtsberatung (legal clinic), das Angebot zu lesen. Viele Anwälte geben ein erstes Gespräch kostenlos oder für wenig Geld.',
  },
  'ca.work.opt-more': {
    says: 'Schreiben Sie zurück, dass Sie Zeit brauchen und glauben, dass Ihnen mehr zusteht.',
    title: 'Um ein besseres Angebot bitten',
    cost: 'Kostenlos, oder ein Anwalt für einige Stunden.',
    time: 'Tage bis Wochen.',
    risk: 'Gering, wenn Sie höflich und in der Zeit bleiben.',
    bestFor: 'Sie haben dort lange gearbeitet, oder das Angebot wirkt klein.',
  },
  'ca.work.opt-standards': {
    says: 'Das Arbeitsamt (employment standards office) Ihrer Provinz kann unbezahlten Lohn und das Mindestgeld für die Kündigungsfrist kostenlos anordnen.',
    title: 'Sich beim Arbeitsamt beschweren',
    cost: 'Kostenlos.',
    time: 'Monate.',
    risk: 'In Ontario kann das eine Klage wegen derselben Frist sperren.',
    bestFor: 'Man hat das Minimum nicht gezahlt.',
  },
  'ca.work.opt-court': {
    says: 'Fordern Sie vor Gericht eine faire Kündigungsfrist. Das Gericht für kleine Fälle (small claims court) kann genügen.',
    title: 'Wegen unrechter Kündigung klagen',
    cost: 'Gerichtsgebühren und vielleicht ein Anwalt.',
    time: 'Meist binnen zwei Jahren.',
    risk: 'Verlieren Sie, zahlen Sie vielleicht einige Kosten.',
    bestFor: 'Ihnen steht viel mehr als das Minimum zu.',
  },
  'ca.work.insight-clause': {
    says: 'Eine Zeile im Vertrag, die weniger als das gesetzliche Minimum gibt, ist oft nichtig. Dann steht Ihnen vielleicht die volle Frist nach Richterrecht (common law) zu.',
    actionable: 'Zeigen Sie Ihren Vertrag einem Anwalt, bevor Sie unterschreiben.',
  },
  'ca.work.warn-limits': {
    says: 'Manche Fristen sind kurz: 45 Tage in Québec, 90 Tage bei Stellen unter Bundesrecht. Notieren Sie den Tag, an dem Ihre Stelle endete.',
  },
  'ca.work.fed-unjust': {
    says: 'Bei einer Stelle unter Bundesrecht haben Sie 90 Tage für eine Beschwerde wegen unrechter Kündigung (unjust dismissal). Nötig sind mindestens 12 Monate Arbeit und eine Stelle ohne Gewerkschaft.',
    action: 'Beschwerde wegen unrechter Kündigung beim Labour Program des Bundes einreichen',
    consequence: 'Sie verlieren diesen Weg zu Stelle oder Geld.',
  },
  'ca.work.qc-124': {
    says: 'In Québec haben Sie nach zwei Jahren Arbeit 45 Tage für eine Beschwerde wegen Kündigung ohne guten Grund. Wir zählen ab dem Brief.',
    action: 'Beschwerde bei der CNESST einreichen',
    consequence: 'Sie verlieren das Recht auf diese Beschwerde.',
  },
  'ca.work.qc-notice': {
    says: 'In Québec bekommen Sie nach drei Monaten eine Woche, nach einem Jahr zwei, nach fünf Jahren vier und nach zehn Jahren acht.',
  },
  'ca.work.qc-cause': {
    says: 'In Québec darf man Ihnen nach zwei Jahren nur aus einem guten und ausreichenden Grund kündigen. Der Arbeitgeber muss ihn beweisen.',
  },
  'ca.work.bc-complaint': {
    says: 'In British Columbia haben Sie ab Ihrem letzten Tag sechs Monate für eine Beschwerde zu Lohn oder Kündigungsfrist.',
    action: 'Beschwerde beim Employment Standards Branch einreichen',
    consequence: 'Das Amt kann eine verspätete Beschwerde ablehnen.',
  },
  'ca.work.ab-complaint': {
    says: 'In Alberta haben Sie ab Ihrem letzten Tag sechs Monate für eine Beschwerde zu Lohn oder Kündigungsfrist.',
    action: 'Beschwerde bei Employment Standards einreichen',
    consequence: 'Eine verspätete Beschwerde kann abgelehnt werden.',
  },
  'ca.work.on-claim': {
    says: 'In Ontario haben Sie zwei Jahre, um unbezahlten Lohn oder Geld für die Kündigungsfrist zu fordern.',
    action: 'Einen Antrag beim Ministry of Labour einreichen',
    consequence: 'Der Antrag kommt zu spät.',
  },
  'ca.work.on-notice': {
    says: 'In Ontario bekommen Sie ab drei Monaten Arbeit für jedes Jahr mindestens eine Woche Frist oder Geld, bis zu acht Wochen.',
  },
  'ca.work.on-severance': {
    says: 'In Ontario bekommen Sie vielleicht auch eine Abfindung (severance pay). Dafür müssen Sie fünf Jahre oder länger gearbeitet haben, und die Firma muss mindestens $2.5 Millionen an Löhnen zahlen.',
  },
  'ca.work.bc-notice': {
    says: 'In British Columbia bekommen Sie nach drei Monaten eine Woche Lohn, nach einem Jahr zwei, nach drei Jahren drei, bis zu acht.',
  },
  'ca.work.ab-notice': {
    says: 'In Alberta bekommen Sie nach 90 Tagen eine Woche Frist, nach zwei Jahren zwei, und bis zu acht nach zehn Jahren.',
  },
  'ca.work.right-reasonable-notice': {
    says: 'Das gesetzliche Minimum ist vielleicht nicht alles, was Ihnen zusteht. Richter sehen auf Alter, Stelle, Ihre Jahre dort und welche Arbeit Sie finden könnten.',
  },
  'ca.work.right-minimum-on': {
    says: 'Man muss das gesetzliche Minimum auch zahlen, wenn Sie keine Verzichtserklärung (release) unterschreiben. Auf dieses Minimum können Sie nicht durch Unterschrift verzichten.',
  },
  'ca.work.right-human-on': {
    says: 'Man darf Sie nicht wegen Alter, Geschlecht, ethnischer Herkunft, Glaube, Behinderung oder Familie entlassen. Sie haben ein Jahr für das Human Rights Tribunal.',
  },
  'ca.work.mb-notice': {
    says: 'In Manitoba steht Ihnen nach 30 Tagen Arbeit eine Frist von einer bis acht Wochen zu, oder Geld stattdessen.',
  },
  'ca.work.sk-notice': {
    says: 'In Saskatchewan steht Ihnen nach 13 Wochen Arbeit eine Frist von einer bis acht Wochen zu, oder Geld stattdessen.',
  },
  'ca.work.ns-notice': {
    says: 'In Nova Scotia steht Ihnen nach drei Monaten eine Frist zu. Nach zehn Dienstjahren braucht eine Kündigung einen guten Grund.',
  },
  'ca.work.nb-notice': {
    says: 'In New Brunswick stehen Ihnen nach sechs Monaten zwei Wochen Frist zu, nach fünf Jahren vier Wochen.',
  },
  'ca.work.bc-human': {
    says: 'In British Columbia darf man Ihnen nicht wegen Behinderung, Alter, ethnischer Herkunft, Geschlecht oder Familie kündigen. Sie haben ein Jahr für eine Beschwerde.',
  },
  'ca.work.ab-human': {
    says: 'In Alberta darf man Ihnen nicht wegen Behinderung, Alter, ethnischer Herkunft, Geschlecht oder Familie kündigen. Sie haben ein Jahr für eine Beschwerde.',
  },
  'ca.work.qc-reasonable': {
    says: 'In Québec können Sie auch eine angemessene Frist nach dem Zivilgesetzbuch (Code civil) fordern. Darauf können Sie nicht im Voraus verzichten.',
  },
  'ca.work.fed-notice': {
    says: 'Unter Bundesrecht beträgt die Frist nach drei Monaten zwei Wochen, nach drei Jahren drei Wochen. Dann kommt je Jahr eine dazu, bis acht. Nach einem Jahr kommt eine Abfindung (severance pay) hinzu.',
  },
  'ca.work.on-misconduct': {
    says: 'In Ontario verlieren Sie das Geld für die Frist nur bei absichtlichem Fehlverhalten oder absichtlicher Pflichtverletzung (wilful misconduct, wilful neglect). Schlechte Arbeit allein genügt nicht.',
  },
  'ca.work.right-proportion': {
    says: 'Eine Kündigung aus wichtigem Grund (for cause) ist der letzte Schritt. Ihr Fehler muss so schwer sein, dass die Arbeit nicht weitergehen kann. Bei weniger gibt es eine Frist oder Geld dafür.',
  },
}
