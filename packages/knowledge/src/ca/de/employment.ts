/** Letters that end a job: what they mean, pay, releases and discrimination: the words in German. */
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
  'ca.work.right-human-on': {
    says: 'Man darf Sie nicht wegen Alter, Geschlecht, ethnischer Herkunft, Glaube, Behinderung oder Familie entlassen. Sie haben ein Jahr für das Human Rights Tribunal.',
  },
  'ca.work.bc-human': {
    says: 'In British Columbia darf man Ihnen nicht wegen Behinderung, Alter, ethnischer Herkunft, Geschlecht oder Familie kündigen. Sie haben ein Jahr für eine Beschwerde.',
  },
  'ca.work.ab-human': {
    says: 'In Alberta darf man Ihnen nicht wegen Behinderung, Alter, ethnischer Herkunft, Geschlecht oder Familie kündigen. Sie haben ein Jahr für eine Beschwerde.',
  },
}
