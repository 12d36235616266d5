/** Papiere zu einer Scheidung: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Wo Kinder leben und wen sie sehen, vereinbaren Sie beide. Gelingt das nicht, entscheidet das Gericht, was für das Kind am besten ist.',
}
const HOME: RowWords = {
  says: 'Steht das Haus nur auf den Namen des Partners? Sie dürfen darin wohnen, bis ein Gericht oder die Scheidung das beendet.',
  actionable: 'Ziehen Sie nicht aus und unterschreiben Sie nichts zum Haus, bevor Sie Rat haben.',
}

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
  'gb.divorce-papers.scotland-deadline': {
    says: 'Sie haben 21 Tage ab Erhalt der Papiere, um dem Gericht zu sagen, dass Sie sich verteidigen.',
    action: 'Dem Gericht sagen, ob Sie sich verteidigen',
    consequence: 'Die Scheidung kann ohne Sie ausgesprochen werden.',
  },
  'gb.divorce-papers.scotland-reasons': {
    says: 'In Schottland braucht es einen Grund. Meist ist es ein Jahr Trennung mit Ihrer Zustimmung oder zwei Jahre ohne sie.',
  },
  'gb.divorce-papers.scotland-right-consent': {
    says: 'Nach einem Jahr Trennung braucht es Ihre schriftliche Zustimmung. Sie dürfen sie verweigern und später zurücknehmen.',
  },
  'gb.divorce-papers.scotland-right-money': {
    says: 'Sie können einen fairen Anteil an dem verlangen, was in der Ehe entstand: Haus, Erspartes und Renten. Auch Schulden zählen.',
  },
  'gb.divorce-papers.scotland-warning-money': {
    says: 'Verlangen Sie Geld, Haus oder Rente, bevor die Scheidung ausgesprochen ist. Danach ist es in der Regel zu spät.',
  },
  'gb.divorce-papers.scotland-step': {
    says: 'Gehen Sie in den 21 Tagen zu einem Anwalt (solicitor), bevor Sie zustimmen. Fragen Sie nach Prozesskostenhilfe (legal aid).',
  },
  'gb.divorce-papers.scotland-children': CHILDREN,
  'gb.divorce-papers.scotland-home': HOME,
  'gb.divorce-papers.scotland-option-consent': {
    says: 'Unterschreiben Sie die Zustimmung, wenn sie nötig ist und Geld und Kinder geregelt sind.',
    title: 'Die Scheidung weitergehen lassen',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Ansprüche auf Geld enden mit der Scheidung.',
    bestFor: 'Sie stimmen zu, und beim Geld ist nichts offen.',
  },
  'gb.divorce-papers.scotland-option-defend': {
    says: 'Schicken Sie die Anzeige (notice of intention to defend), auch wenn Sie nur Geld oder etwas zu den Kindern verlangen.',
    title: 'Dem Gericht die Verteidigung anzeigen',
    cost: 'Eine Gerichtsgebühr und ein Anwalt, oder Prozesskostenhilfe.',
    time: 'Einige Monate.',
    risk: 'Die Kosten können wachsen.',
    bestFor: 'Geld, Haus oder Kinder sind nicht geregelt.',
  },
  'gb.divorce-papers.ni-reasons': {
    says: 'In Nordirland braucht es einen Grund. Meist sind es zwei Jahre Trennung mit Ihrer Zustimmung oder fünf Jahre ohne sie.',
  },
  'gb.divorce-papers.ni-right-consent': {
    says: 'Nach zwei Jahren Trennung braucht es Ihre Zustimmung. Sie dürfen sie verweigern.',
  },
  'gb.divorce-papers.ni-right-money': {
    says: 'Haus, Erspartes, Renten und Schulden sind ein eigener Fall. Sie können das Gericht um einen fairen Anteil bitten.',
  },
  'gb.divorce-papers.ni-step': {
    says: 'Schicken Sie die Empfangsbestätigung (acknowledgement of service) in der genannten Frist zurück. Gehen Sie zu einem Anwalt, bevor Sie zustimmen.',
  },
  'gb.divorce-papers.ni-children': CHILDREN,
  'gb.divorce-papers.ni-home': HOME,
  'gb.divorce-papers.ni-two-steps': {
    says: 'Es geht in zwei Schritten: erst das vorläufige Urteil (decree nisi), später das endgültige (decree absolute). Bis zum zweiten sind Sie verheiratet.',
  },
  'gb.divorce-papers.ni-right-defend': {
    says: 'Sie können sich verteidigen, wenn der Grund in den Papieren nicht stimmt. Sie können das auch lassen und nur über Geld und Kinder sprechen.',
  },
  'gb.divorce-papers.ni-option-reply': {
    says: 'Schicken Sie die Empfangsbestätigung (acknowledgement of service), sobald Sie wissen, was sie für Geld und Kinder bedeutet.',
    title: 'Antworten und es weitergehen lassen',
    cost: 'Die Antwort kostet nichts.',
    time: 'Einige Minuten.',
    risk: 'Eine Zustimmung ist später schwer zurückzunehmen.',
    bestFor: 'Sie stimmen zu, und ein Anwalt hat die Papiere gesehen.',
  },
  'gb.divorce-papers.ni-option-solicitor': {
    says: 'Fragen Sie, was der Grund in den Papieren für Sie heißt und was Sie beim Geld verlangen sollen.',
    title: 'Vor der Antwort zum Anwalt gehen',
    cost: 'Bei kleinem Einkommen kann Prozesskostenhilfe (legal aid) zahlen.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Alle, die solche Papiere bekommen.',
  },
}
