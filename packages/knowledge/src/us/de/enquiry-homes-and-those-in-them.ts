/** Questions about who may come into a home, stay in it or change it, and about reports to the city: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_THOSE_IN_THEM_DE: Words = {
  'us.fact.collects-things': {
    says: 'Sie dürfen bleiben: Wer ausgezogen ist, kann Sie nicht aus Ihrer Wohnung schicken, und die Polizei zwingt Sie nicht dazu. Vereinbaren Sie Tag und Stunde schriftlich, mit einer Liste der Sachen. Lassen Sie nur herein, wem Sie zustimmen, holen Sie einen Zeugen, und filmen Sie. Die Polizei kann dabeistehen („civil standby“): Sie sorgt für Ruhe und entscheidet nicht, wem was gehört. Werfen Sie nichts weg und behalten Sie nichts, was klar der anderen Person gehört.',
  },
  'us.fact.step-parent-in-inherited-home': {
    says: 'Ein Testament muss durch das Nachlassgericht, bevor das Haus Ihnen gehört, und nur dessen Papier zeigt es. Der überlebende Ehegatte hat Rechte, die ein Testament nicht nimmt: in Ohio ein freies Jahr im Haus und einen Anteil am Erbe, wenn er ihn rechtzeitig wählt. „Survivorship“ gilt nur, wenn die Urkunde es sagt: Holen Sie eine Kopie beim County. Danach kündigen Sie schriftlich und klagen auf Räumung; die Schlösser zu wechseln ist verboten. Ein unterschriebener Handel mit Tag und Umzugsgeld ist oft am billigsten.',
    dependsOn: 'wer in der Urkunde steht und was Ihr Staat einem Ehegatten gibt',
  },
  'us.fact.hoa-solar': {
    says: 'In etwa der Hälfte der Staaten verhindert ein Solargesetz ein Verbot: etwa in Kalifornien, Florida, Texas, Arizona und Colorado. Dort darf die HOA nur faire Regeln zu Platz und Aussehen setzen, die kaum Strom oder Geld kosten. In Kalifornien muss sie binnen 45 Tagen schriftlich antworten, sonst gilt es als erlaubt. Anderswo entscheiden ihre Papiere, aber eine Regel muss fair und für alle gleich gelten. Bitten Sie schriftlich um Regel und Grund, und bauen Sie erst nach dem Ja.',
    dependsOn: 'Ihr Staat und was in den Papieren der HOA steht',
  },
  'us.fact.false-report-to-city': {
    says: 'Bitten Sie die Stadt nach dem Gesetz Ihres Staates über öffentliche Akten um die Akte: Meldung, Fotos und Ausgang. Vielerorts wird der Name geschwärzt, mancherorts nicht. In Florida braucht die Stadt meist Namen und Adresse, bevor sie einer Meldung nachgeht. Zeigen Sie dem Beamten, dass alles in Ordnung ist, und bitten Sie um ein Papier, dass der Fall zu ist. Wer die Stadt mit Absicht belügt, kann ein Gesetz brechen, und ein Gericht kann Belästigung verbieten.',
    dependsOn: 'das Aktengesetz Ihres Staates',
  },
  'us.fact.tenant-lets-nobody-in': {
    says: 'Wer vermietet, darf nach schriftlicher Ankündigung für Reparaturen und gegen Schädlinge hinein, meist 24 bis 48 Stunden vorher und zu fairer Zeit. Schreiben Sie Tag, Stunde und Grund an jeden Erwachsenen dort, und behalten Sie eine Kopie. Weigern sie sich weiter, mahnen Sie die verletzte Pflicht mit einem Tag ab. Dann kann das Gericht Zutritt anordnen oder die Miete beenden. Brechen Sie die Tür nicht auf: Nur im Notfall dürfen Sie sofort hinein.',
  },
}
