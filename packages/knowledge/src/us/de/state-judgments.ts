/** The German words of the rows in ../state-judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_JUDGMENTS_DE: Words = {
  ...stateWords('set-aside', {
    ...sameCells(
      'FL MA NC',
      'können Sie das Gericht bei einer guten Entschuldigung bitten, ein Urteil aufzuheben, höchstens innerhalb von einem Jahr',
    ),
    ...sameCells(
      'AZ MS NV',
      'können Sie das Gericht bei einer guten Entschuldigung bitten, ein Urteil aufzuheben, höchstens innerhalb von sechs Monaten',
    ),
    ...sameCells(
      'ME MN MT ND NJ NM OH',
      'können Sie das Gericht bei einer guten Entschuldigung bitten, ein Urteil aufzuheben, bald und höchstens innerhalb von einem Jahr',
    ),
    CA: 'können Sie das Gericht bitten, ein Versäumnisurteil (default judgment) aufzuheben, meist innerhalb von sechs Monaten',
    GA: 'kann ein Fall, auf den Sie nicht geantwortet haben, 15 Tage lang von Rechts wegen geöffnet werden, mit einer Antwort (answer) und den Gerichtskosten. Später fragen Sie den Richter',
    IL: 'können Sie das Gericht innerhalb von 30 Tagen bitten, ein Versäumnisurteil (default judgment) aufzuheben. Später brauchen Sie stärkere Gründe, und nach zwei Jahren ist meist Schluss',
    MI: 'können Sie das Gericht bitten, ein Versäumnisurteil (default judgment) aufzuheben, meist innerhalb von 21 Tagen',
    NY: 'können Sie das Gericht bitten, ein Versäumnisurteil (default judgment) aufzuheben, meist innerhalb von einem Jahr, nachdem Sie es bekommen haben. Wurde nicht richtig zugestellt, gibt es diese Grenze nicht',
    PA: 'bitten Sie innerhalb von 10 Tagen, ein Versäumnisurteil (default judgment) zu öffnen. Gegen das Urteil eines district judge können Sie Berufung (appeal) einlegen, meist innerhalb von 30 Tagen',
    TX: 'können Sie innerhalb von 30 Tagen nach dem Urteil ein neues Verfahren (new trial) verlangen, oder innerhalb von 14 Tagen bei einem justice court',
    VA: 'können Sie gegen ein Urteil des general district court innerhalb von 10 Tagen Berufung (appeal) einlegen oder dieses Gericht innerhalb von 30 Tagen um ein neues Verfahren (new trial) bitten',
    WA: 'können Sie das Gericht bitten, ein Versäumnisurteil (default judgment) aufzuheben, meist innerhalb von einem Jahr',
  }),
  ...stateWords('safe-bank', {
    AZ: 'sind mindestens $5,000 auf einem Bankkonto sicher. Die Summe steigt jedes Jahr',
    CA: 'ist eine feste Summe auf Ihrem Bankkonto von selbst sicher. Um mehr zu behalten, verlangen Sie es innerhalb von 15 Tagen nach den Pfändungspapieren (levy), oder 20, wenn sie per Post kamen',
    FL: 'bleibt der Lohn dessen, der eine Familie ernährt (head of family), sechs Monate auf der Bank sicher. Schicken Sie das Formular innerhalb von 20 Tagen nach der Mitteilung',
    GA: 'sind Leistungen und Renten auf der Bank sicher. Reichen Sie beim Gericht ein, dass das Geld nicht genommen werden darf (claim)',
    IL: 'sind Leistungen und $4,000 an Geld oder Sachen Ihrer Wahl sicher. Bei einer Verbraucherschuld bleiben $1,000 auf der Bank sofort Ihnen. Gehen Sie zum Gericht und verlangen Sie den Rest',
    MA: 'sind $2,500 auf der Bank sicher, und Leistungen auch',
    MI: 'können Sie einer Pfändung (garnishment) innerhalb von 14 Tagen widersprechen, nachdem Sie den Befehl (writ) bekommen haben',
    NJ: 'sind Leistungen und $1,000 an Geld oder Sachen sicher. Sagen Sie es dem Gericht sofort, wenn Ihr Konto gepfändet wird',
    NY: 'ist manches Geld auf der Bank von selbst sicher. Schicken Sie das Formular (exemption claim form) innerhalb von 20 Tagen an die Bank und den Gläubiger',
    NC: 'haben Sie nach der Mitteilung Ihrer Rechte 20 Tage, um zu verlangen, was sicher ist. Das kann auch Geld auf der Bank sein',
    OH: 'sind Leistungen und eine Summe Bargeld sicher. Verlangen Sie innerhalb von fünf Geschäftstagen nach der Mitteilung der Bank eine Anhörung (hearing)',
    PA: 'sind Leistungen und $300 an Bargeld oder Sachen sicher. Schicken Sie dem sheriff sofort das claim for exemption',
    TX: 'sind Hausrat, Werkzeug und ein Auto bis $50,000 sicher, oder $100,000 für eine Familie',
    VA: 'können Sie mindestens $5,000 sicher behalten, oder $10,000 ab 65 Jahren. Schicken Sie sofort das Formular für geschütztes Geld (exempt money)',
    WA: 'sind mindestens $2,000 auf der Bank vor einer Verbraucherschuld sicher. Verlangen Sie das und Ihre Leistungen innerhalb von 28 Tagen nach dem Datum auf dem Befehl (writ)',
  }),
}
