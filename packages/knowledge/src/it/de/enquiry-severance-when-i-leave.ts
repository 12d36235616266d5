/** Questions of people who fear to lose their severance pay (TFR) when they resign: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEVERANCE_WHEN_I_LEAVE_DE: Words = {
  'it.ask.tfr-resign': {
    says: 'Das TFR gehört Ihnen, wie auch immer die Stelle endet, auch bei eigener Kündigung und sogar in der Probezeit. Es darf nicht zur Strafe einbehalten werden. Nur der Lohn für eine nicht gearbeitete Kündigungsfrist kann abgezogen werden. Was Sie meist verlieren, ist das Arbeitslosengeld (NASpI), außer Sie gingen aus gutem Grund, etwa wegen offener Löhne. Liegt es in einem Pensionsfonds, bleibt es dort Ihres. Sie haben fünf Jahre Zeit.',
  },
}
