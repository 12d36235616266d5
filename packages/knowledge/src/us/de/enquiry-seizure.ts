/** Questions about pay, accounts, benefits and homes that are taken for a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_DE: Words = {
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
  'us.ask-debt.sheriff': {
    says: 'Papiere anzunehmen heißt nicht, dass Sie zustimmen. Um Sie zu räumen oder Sachen zu nehmen, braucht man einen Gerichtsbefehl: Lassen Sie ihn sich zeigen, wehren Sie sich nicht, und rufen Sie die Rechtshilfe (legal aid) an.',
    dependsOn: 'ob man Papiere bringt oder einen Gerichtsbefehl',
  },
  'us.ask-debt.house-lien': {
    says: 'Zuerst müssen sie klagen und gewinnen. In den meisten Staaten kann das Urteil dann auf Ihrem Haus lasten (lien), aber das Recht des Eigenheims (homestead) schützt einen Teil oder alles. Wenige Kartenschulden führen zu einem Zwangsverkauf.',
    dependsOn: 'ob ein Urteil gegen Sie da ist, und Ihr Bundesstaat',
  },
  'us.ask-debt.refund-offset': {
    says: 'Nein. Nur öffentliche Schulden wie Steuern, Kindesunterhalt und Studienkredite des Bundes können von einer Erstattung des Bundes genommen werden. Eine private Firma mit Urteil könnte das Geld nehmen, wenn es auf Ihrem Konto ist.',
  },
}
