/** The title of the browser's tab. */

import { useEffect } from 'react'
import { messages } from '../messages/en.ts'

/** Shows a title with the app's name behind it, until the component goes. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = messages.app.title(title)
    return () => {
      document.title = messages.app.name
    }
  }, [title])
}
