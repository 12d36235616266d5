/** The German words of the rows in ../state-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BUILDERS_DE: Words = {
  ...stateWords('builder', {
    AZ: 'können Sie sich innerhalb von zwei Jahren beim Registrar beschweren. Ein Fonds des Bundesstaats kann manche Verluste durch einen zugelassenen Bauunternehmer zahlen',
    CA: 'darf eine Anzahlung für Arbeiten am Haus höchstens 10 % oder $1,000 sein, was weniger ist. Ein Bauunternehmer ohne Lizenz kann Ihr Geld nicht behalten',
    FL: 'muss ein Bauunternehmer, der über 10 % nimmt, innerhalb von 30 Tagen Genehmigungen beantragen und meist innerhalb von 90 Tagen danach anfangen',
    GA: 'kann ein Bauunternehmer, der eine Lizenz braucht und keine hat, den Vertrag nicht gegen Sie durchsetzen',
    IL: 'brauchen Arbeiten am Haus über $1,000 einen schriftlichen Vertrag und ein Heft über Ihre Rechte',
    MA: 'darf eine Anzahlung höchstens ein Drittel sein, neben Sonderbestellungen. Ein Fonds des Bundesstaats kann manche Verluste zahlen',
    MI: 'ist an einen Bauunternehmer gezahltes Geld treuhänderisch (trust) für die Arbeit. Ein Bauunternehmer ohne Lizenz kann Sie nicht verklagen',
    NJ: 'brauchen Arbeiten am Haus über $500 einen schriftlichen Vertrag und einen registrierten Bauunternehmer. Ein Verstoß kann das Dreifache Ihres Verlusts wert sein',
    NY: 'brauchen Arbeiten am Haus über $500 einen schriftlichen Vertrag, und Ihre Anzahlung muss treuhänderisch (trust) für die Arbeit gehalten werden',
    NC: 'brauchen Arbeiten ab $40,000 einen Bauunternehmer mit Lizenz. Geld zu nehmen und nicht zu arbeiten, kann unfairer Handel sein',
    OH: 'brauchen Arbeiten über $25,000 einen schriftlichen Vertrag und eine Anzahlung von höchstens 10 %. Kleinere Arbeiten fallen unter das Verkaufsgesetz (sales act)',
    PA: 'darf eine Anzahlung für größere Arbeiten höchstens ein Drittel sein, neben besonderem Material. Sie können innerhalb von drei Geschäftstagen widerrufen',
    TX: 'wird Geld für Arbeiten am Haus treuhänderisch (trust) gehalten. Ein Bauunternehmer, der es für anderes ausgibt, bricht vielleicht das Gesetz',
    VA: 'brauchen Bauunternehmer eine Lizenz. Ein Fonds des Bundesstaats kann manche Verluste zahlen, nachdem Sie vor Gericht gewonnen haben',
    WA: 'muss ein Bauunternehmer registriert sein und eine Sicherheit (bond) haben. Innerhalb von zwei Jahren können Sie vor Gericht auf die Sicherheit klagen',
  }),
}
