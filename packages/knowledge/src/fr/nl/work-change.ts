/** The Dutch words of the rows in ../work-change.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_CHANGE_NL: Words = {
  'fr.work-change.want': { says: 'Uw werkgever verandert uw plaats, uren of werk.' },
  'fr.work-change.right-core': {
    says: 'Voor loon, soort werk en aantal uren is uw ja nodig. U mag zonder schuld weigeren. Kleine wijzigingen in dezelfde streek beslist de baas.',
  },
  'fr.work-change.deadline-economic': {
    says: 'Bij een economische reden hebt u één maand na ontvangst om nee te zeggen. Zwijgen is ja. Bij insolventie (redressement, liquidation) zijn het vijftien dagen.',
    action: 'Schriftelijk nee zeggen, als u de wijziging niet wilt',
    consequence: 'Daarna geldt dat u hebt ingestemd.',
  },
  'fr.work-change.right-clause': {
    says: 'Een mobiliteitsbeding (clause de mobilité) moet zijn gebied noemen. Het moet eerlijk worden gebruikt, op tijd gemeld en met aandacht voor uw gezin.',
  },
  'fr.work-change.step': {
    says: 'Blijf niet weg. Schrijf wat u dwarszit (gezin, gezondheid, reis), vraag een gesprek en vraag voor de dag advies.',
  },
  'fr.unfit.want': {
    says: 'De bedrijfsarts zegt dat u uw werk niet kunt doen (inaptitude). De werkgever moet eerst ander werk zoeken.',
  },
  'fr.unfit.right-pay': {
    says: 'Na één maand zonder nieuwe baan of ontslag begint uw volle loon weer.',
  },
  'fr.unfit.right-contest': {
    says: "U kunt het oordeel van de arts aanvechten bij de arbeidsrechter (conseil de prud'hommes), binnen 15 dagen nadat u het kreeg.",
  },
  'fr.unfit.right-double': {
    says: 'Komt het van een arbeidsongeval, dan is de ontslagvergoeding dubbel en wordt de opzegtermijn betaald.',
  },
  'fr.unfit.step': {
    says: 'Antwoord schriftelijk op het aanbod voor de dag. U mag weigeren, maar zeg waarom: gezondheid, plaats of loon.',
  },
}
