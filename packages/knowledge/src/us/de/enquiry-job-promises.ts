/** Questions about job offers, vacation pay, speaking up, and work without papers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_PROMISES_DE: Words = {
  'us.story.speak-up': {
    says: 'Gesetze schützen die, die Gefahr oder Verbotenes melden. Zu OSHA müssen Sie innerhalb von 30 Tagen. Behalten Sie die Nachrichten mit den Daten, und sprechen Sie bald mit einem Anwalt für Arbeitsrecht.',
    dependsOn: 'was Sie wem gemeldet haben, und Ihr Bundesstaat',
  },
  'us.story.vacation-pay': {
    says: 'In Bundesstaaten wie Kalifornien, Illinois und Massachusetts ist verdienter Urlaub Lohn und kann nicht gestrichen werden. Anderswo entscheidet die schriftliche Regel der Firma. Verlangen Sie sie und stellen Sie einen Lohnantrag (wage claim).',
    dependsOn: 'Ihr Bundesstaat und die Regel der Firma',
  },
  'us.story.job-offer': {
    says: 'Die meisten Stellen sind at will, ein Angebot kann also zurückgezogen werden. Haben Sie sich auf ein klares Versprechen verlassen und dadurch verloren, bekommen Sie diese Kosten vielleicht. Behalten Sie den Brief und Ihre Belege.',
    dependsOn: 'was versprochen wurde und was Sie aufgegeben haben',
  },
  'us.story.no-papers': {
    says: 'Lohngesetze schützen Sie mit oder ohne Papiere. Ihr Chef darf Sie nicht bestrafen oder die Einwanderungsbehörde rufen, weil Sie Lohn verlangt haben. Jede Stunde muss bezahlt werden, nach 40 Stunden in der Woche meist mit der Hälfte mehr. Heben Sie die Drohungen auf und notieren Sie Ihre Stunden. Die Wage and Hour Division hilft kostenlos, welche Papiere Sie auch haben: 1-866-487-9243. Sie haben zwei Jahre, drei bei Absicht.',
  },
  'us.state.ca.ask-last-pay': {
    says: 'In Kalifornien muss bei einer Kündigung oder Entlassung aller Lohn sofort gezahlt werden, am selben Tag. Dazu gehört der verdiente Urlaub. Haben Sie selbst gekündigt, sind es 72 Stunden, oder der letzte Tag, wenn Sie es 72 Stunden vorher sagten. Zahlt die Firma mit Absicht zu spät, schuldet sie einen Tageslohn für jeden Tag, bis zu 30. Fordern Sie es schriftlich und klagen Sie frei beim Labor Commissioner.',
  },
}
