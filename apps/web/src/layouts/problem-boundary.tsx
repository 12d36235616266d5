import { Component, type ReactNode } from 'react'

import { shellMessages as words } from '../messages/shell.ts'
import { Button } from '../ui/button.tsx'

interface State {
  hasFailed: boolean
}

/** Catches what a screen throws while it is drawn. React asks for a class here, and only here. */
export class ProblemBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Problem /> : this.props.children
  }
}

function Problem() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 px-4 py-16 sm:px-6">
      <h1>{words.problemTitle}</h1>
      <p>{words.problemHelp}</p>
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </div>
  )
}
