import type { Advice } from '@plainletter/engine/advice'

/** The engine behind its door. True because the analyser's AdviceDoor implements Advice; the binding's own type cannot say so. */
export const openAdvice = ({ ADVICE }: Pick<Env, 'ADVICE'>): Advice => ADVICE as unknown as Advice
