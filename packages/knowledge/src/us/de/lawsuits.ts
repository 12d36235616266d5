/** The German words of the rows in ../lawsuits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUITS_DE: Words = {
  'us.claim.want': {
    says: 'Jemand hat Sie verklagt. Das Gericht soll anordnen, dass Sie zahlen oder etwas tun.',
  },
  'us.claim.who': {
    says: 'Der Kläger (plaintiff) ist, wer klagt. Sie sind der Beklagte (defendant). Das Gericht hat noch nichts entschieden.',
  },
  'us.claim.reality': {
    says: 'Das ist echt und hat eine kurze Frist. Antworten Sie, muss die andere Seite ihren Fall beweisen. Antworten Sie nicht, gewinnt sie.',
  },
  'us.claim.rights-summary': {
    says: 'Sie können antworten, die Beweise sehen und von einem Richter gehört werden. Für die Antwort brauchen Sie keinen Anwalt.',
  },
  'us.claim.not-yet': {
    says: 'Wegen dieses Papiers kann man weder Lohn noch Bankgeld nehmen. Zuerst braucht man ein Urteil.',
  },
  'us.claim.know-default': {
    says: 'Viele Fälle um Schulden werden nur gewonnen, weil niemand antwortet. Nach einer Antwort muss ein Schuldenkäufer oft Beweise zeigen, die er nicht hat.',
    learnMore:
      'Viele Gerichte haben auf ihrer Seite zur Selbsthilfe (self-help) ein Formular zum Ausfüllen.',
  },
  'us.claim.right-heard': {
    says: 'Sie haben das Recht, von dem Fall zu erfahren und gehört zu werden, bevor ein Gericht entscheidet.',
  },
  'us.claim.right-proof': {
    says: 'Sie haben das Recht, dass man beweist, dass Sie diese Summe schulden und dass man die Schuld besitzt.',
  },
  'us.claim.right-wages': {
    says: 'Auch wenn man gewinnt, bleibt der größte Teil Ihres Lohns bei Ihnen. Bei einer normalen Schuld darf höchstens ein Viertel genommen werden, von kleinem Lohn weniger.',
  },
  'us.claim.right-old': {
    says: 'Eine Inkassofirma darf nicht klagen, wenn die Frist für die Schuld vorbei ist. Das müssen Sie in Ihrer Antwort sagen.',
  },
  'us.claim.right-place': {
    says: 'Eine Inkassofirma darf nur dort klagen, wo Sie jetzt wohnen oder wo Sie den Vertrag unterschrieben haben.',
  },
  'us.claim.right-service': {
    says: 'Im aktiven Militärdienst können Sie das Gericht bitten, mindestens 90 Tage zu warten. Vor dieser Prüfung darf kein Urteil kommen.',
  },
  'us.claim.right-waiver': {
    says: 'Können Sie eine Gerichtsgebühr nicht zahlen, fragen Sie die Geschäftsstelle (clerk) nach dem Formular für Gebührenerlass (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'Vor einem Bundesgericht haben Sie 21 Tage für die Antwort, nachdem Sie die Papiere bekommen haben.',
    action: 'Ihre Antwort (answer) beim Bundesgericht einreichen',
    consequence: 'Das Gericht kann ein Versäumnisurteil (default judgment) gegen Sie erlassen.',
  },
  'us.claim.warning-time': {
    says: 'Die Zeit läuft ab dem Tag, an dem Sie die Papiere bekamen, in vielen Bundesstaaten nur 20 bis 30 Tage. Schreiben Sie diesen Tag auf.',
  },
  'us.claim.warning-late': {
    says: 'Ihre Zeit ist vielleicht fast vorbei. Reichen Sie heute eine Antwort (answer) ein, oder rufen Sie die Geschäftsstelle (clerk) an und fragen Sie, ob schon eine Säumnis (default) eingetragen ist.',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Ein Schuldenkäufer muss eine lückenlose Kette von Papieren zeigen, vom ersten Kreditgeber bis zu sich.',
    actionable:
      'Verlangen Sie in Ihrer Antwort (answer) die Papiere über jeden Verkauf der Schuld.',
  },
  'us.claim.not-served': {
    says: 'Es ist wichtig, wie Sie die Papiere bekamen. Ein Fall kann gestoppt werden, wenn sie nie richtig übergeben wurden.',
    actionable:
      'Schreiben Sie auf, wie und wann Sie die Papiere bekamen. Sagen Sie dem Gericht, wenn es nicht richtig war.',
  },
}
