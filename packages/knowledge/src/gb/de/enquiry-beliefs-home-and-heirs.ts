/** What people believe of squatters and of children left out of a will, put right: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_HOME_AND_HEIRS_DE: Words = {
  'gb.ask-home.squatters': {
    says: 'In England und Wales ist es eine Straftat, als Hausbesetzer in einer Wohnung zu leben. Das gilt auch, wenn dort niemand wohnte, etwa nach einem Todesfall. Rufen Sie die Polizei unter 101 an und zeigen Sie, dass das Haus Ihnen gehört; in Gefahr 999. Brechen Sie nicht ein, solange jemand drin ist: Das kann strafbar sein. Ein Mieter, der bleibt, ist kein Hausbesetzer. Tut die Polizei nichts, bitten Sie das Gericht um eine interim possession order. Tun Sie es binnen 28 Tagen, nachdem Sie davon erfahren haben.',
  },
  'gb.ask-home.squatters-scotland': {
    says: 'In Schottland ist es eine Straftat, ohne Erlaubnis im Haus oder auf dem Land eines anderen zu leben. Rufen Sie die Polizei unter 101 an und zeigen Sie, dass es Ihnen gehört; in Gefahr 999. Tut sie nichts, kann ein Anwalt beim Sheriff Court beantragen, dass die Leute gehen müssen. Wenden Sie selbst keine Gewalt an und stellen Sie weder Strom noch Wasser ab.',
  },
  'gb.ask-family.left-out-scotland': {
    says: 'In Schottland kann kein Testament einem Kind alles nehmen, auch keinem erwachsenen. Diese „legal rights“ geben den Kindern zusammen die Hälfte von Geld und Sachen. Lebt noch ein Ehepartner oder eingetragener Partner, ist es ein Drittel. Haus und Land zählen nicht. Schreiben Sie dem Testamentsvollstrecker, dass Sie es verlangen. Dann verlieren Sie, was das Testament Ihnen gibt. Stiefkinder haben dieses Recht nicht. Der Anspruch endet nach 20 Jahren.',
  },
  'gb.ask-family.left-out-england': {
    says: 'In England und Wales darf ein Testament ein Kind übergehen. Aber auch ein erwachsenes Kind kann ein Gericht um das bitten, was es zum Leben braucht. Ebenso Ehepartner, Partner nach zwei Jahren und wer von dem Menschen abhing. Das geht nur binnen sechs Monaten nach dem grant of probate. Bitten Sie die Probate Registry, ihn Ihnen zu melden. Erwachsene, die gut zurechtkommen, bekommen oft nichts. Fragen Sie zuerst einen Anwalt: Es kann viel kosten.',
  },
}
