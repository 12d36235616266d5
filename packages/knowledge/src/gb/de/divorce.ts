/** Papers of a divorce in England and Wales: the reply, what can and cannot be disputed, and the money, which is a case of its own. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_PAPERS_DE: Words = {
  'gb.divorce-papers.deadline': {
    says: 'Sie haben 14 Tage ab Erhalt der Papiere, um die Empfangsbestätigung (acknowledgement of service) zu schicken.',
    action: 'Ihre Antwort schicken (acknowledgement of service)',
    consequence:
      'Die Scheidung kann ohne Sie weitergehen, und vielleicht zahlen Sie für eine persönliche Zustellung.',
  },
  'gb.divorce-papers.no-blame': {
    says: 'Niemandem wird Schuld gegeben. Es genügt, dass einer sagt, die Ehe ist am Ende. Es nicht zu wollen, hält sie nicht auf.',
  },
  'gb.divorce-papers.time': {
    says: 'Es dauert mindestens 26 Wochen: 20 Wochen bis zum vorläufigen Beschluss (conditional order) und sechs weitere bis zum endgültigen. So lange sind Sie verheiratet.',
  },
  'gb.divorce-papers.right-dispute': {
    says: 'Bestreiten können Sie sie nur aus rechtlichem Grund. Das Gericht ist nicht zuständig, die Ehe ist nicht gültig, oder sie ist schon beendet.',
  },
  'gb.divorce-papers.right-money': {
    says: 'Haus, Erspartes, Renten und Schulden sind ein eigener Fall. Die Scheidung regelt sie nicht; Sie können das Gericht um einen fairen Anteil bitten.',
  },
  'gb.divorce-papers.right-before-final': {
    says: 'Ist das Geld nicht geregelt, können Sie das Gericht bitten, vor dem endgültigen Beschluss Ihre Lage zu prüfen.',
  },
  'gb.divorce-papers.children': {
    says: 'Diese Papiere entscheiden nichts über Ihre Kinder. Das vereinbaren Sie beide, oder Sie fragen das Gericht gesondert.',
  },
  'gb.divorce-papers.warning-new-marriage': {
    says: 'Heiraten Sie nicht neu, bevor Sie beim Gericht Anträge zum Geld gestellt haben. Danach können Sie dieses Recht verlieren.',
  },
  'gb.divorce-papers.home-rights': {
    says: 'Steht das Haus nur auf den Namen des Partners? Sie dürfen dort wohnen und einen heimlichen Verkauf stoppen.',
    actionable:
      'Bitten Sie das Grundbuchamt (Land Registry), Ihr Wohnrecht (home rights) einzutragen. Das ist kostenlos.',
  },
  'gb.divorce-papers.step-reply': {
    says: 'Schicken Sie die Empfangsbestätigung rechtzeitig, online mit dem Code im Brief oder auf dem Formular. Damit stimmen Sie beim Geld noch nichts zu.',
  },
  'gb.divorce-papers.step-check': {
    says: 'Prüfen Sie Namen, Hochzeitstag und Adressen. Sagen Sie in der Antwort, was falsch ist.',
  },
  'gb.divorce-papers.step-list': {
    says: 'Listen Sie Haus, Konten, Renten und Schulden von Ihnen beiden auf. Unterschreiben Sie nichts zum Geld, bevor Sie Rat haben.',
  },
  'gb.divorce-papers.option-reply': {
    says: 'Schicken Sie die Antwort. Nutzen Sie die 20 Wochen, um Geld und Kinder zu regeln.',
    title: 'Antworten und es weitergehen lassen',
    cost: 'Die Antwort kostet nichts.',
    time: 'Einige Minuten.',
    risk: 'Das Geld bleibt offen, bis es einen Beschluss dazu gibt.',
    bestFor: 'Sie haben keinen rechtlichen Grund gegen die Scheidung.',
  },
  'gb.divorce-papers.option-money': {
    says: 'Einigen Sie sich mit Mediation oder Anwalt. Bitten Sie das Gericht, daraus einen Beschluss zu machen (consent order).',
    title: 'Das Geld durch Beschluss regeln',
    cost: 'Eine Gerichtsgebühr und die Mediation oder der Anwalt.',
    time: 'Einige Monate.',
    risk: 'Ohne Beschluss bleiben Ansprüche jahrelang offen.',
    bestFor: 'Sie haben Haus, Renten, Erspartes oder Schulden.',
  },
  'gb.divorce-papers.option-dispute': {
    says: 'Sagen Sie es in der Antwort. Schicken Sie dann binnen 21 Tagen nach dem Tag, an dem die Antwort fällig war, ein Formular mit Gründen (answer).',
    title: 'Aus rechtlichem Grund bestreiten',
    cost: 'Eine Gerichtsgebühr und oft ein Anwalt.',
    time: 'Einige Monate.',
    risk: 'Gab es keinen rechtlichen Grund, zahlen Sie vielleicht Kosten.',
    bestFor: 'Ein anderes Land ist zuständig, oder die Ehe ist nicht gültig.',
  },
}
