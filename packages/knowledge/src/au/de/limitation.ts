/** The German words of the rows in ../limitation.ts. */
import type { Words } from '@plainletter/contracts/rule'

const DUE = 'der Tag, an dem die Schuld fällig war'
const SIX =
  'Das kann diese Zeit neu starten: eine Zahlung oder ein unterschriebenes Papier, dass Sie es schulden, bevor die sechs Jahre enden.'
const THREE =
  'Das kann diese Zeit neu starten: eine Zahlung oder ein unterschriebenes Papier, dass Sie es schulden, bevor die drei Jahre enden.'

export const LIMITATION_DE: Words = {
  'au.limitation.contract': {
    says: 'Bei den meisten Schulden hat man sechs Jahre Zeit für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist. Im Northern Territory sind es drei.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.nt': {
    says: 'Im Northern Territory hat man bei den meisten Schulden drei Jahre Zeit für eine Klage.',
    from: DUE,
    restartedBy: THREE,
  },
  'au.limitation.nsw-ends': {
    says: 'In New South Wales endet nach den sechs Jahren die Schuld selbst. Dann schulden Sie nichts.',
  },
  'au.limitation.vic': {
    says: 'In Victoria hat man bei den meisten Schulden sechs Jahre Zeit für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.qld': {
    says: 'In Queensland hat man bei den meisten Schulden sechs Jahre Zeit für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.wa': {
    says: 'In Western Australia hat man bei den meisten Schulden sechs Jahre Zeit für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.sa': {
    says: 'In South Australia hat man bei den meisten Schulden sechs Jahre Zeit für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.tas': {
    says: 'In Tasmanien hat man bei den meisten Schulden sechs Jahre Zeit für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: DUE,
    restartedBy: SIX,
  },
  'au.limitation.act': {
    says: 'Im ACT hat man bei den meisten Schulden sechs Jahre Zeit für eine Klage. Danach können Sie dem Gericht sagen, dass es zu spät ist.',
    from: DUE,
    restartedBy: SIX,
  },
}
